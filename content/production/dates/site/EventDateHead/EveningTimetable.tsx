import type { ReactNode } from 'react'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { findIntervals } from '../../../programme/site/programme.ts'
import { workTitle } from '../../../programme/site/work-title.ts'
import styles from './EveningTimetable.module.css'
import facts from './EventFacts.module.css'

export function EveningTimetable({ date }: { date: EventDate }) {
  const text = useWords(detailWords)
  const { time } = useMessages()
  const locale = useLocale()
  const formatTime = (moment: string) => time.at(toDateParts(moment, locale).time)
  const { event, doors, introduction } = date
  return (
    <section>
      <h2 className={facts.title}>{text.evening}</h2>
      <dl className={styles.rows}>
        {doors && <Line name={text.doors}>{formatTime(doors)}</Line>}
        {introduction && (
          <Line name={text.introduction}>
            {formatTime(introduction.date_start)}
            {introduction.place && <span {...fallbackLang(introduction, 'place', locale)}>, {introduction.place}</span>}
          </Line>
        )}
        <Line name={text.starts}>{formatTime(date.date_start)}</Line>
        {findIntervals(event.programs).map(({ id, minutes, after }) => (
          <Line key={id} name={text.interval}>
            {minutes !== null && text.minutes(minutes)}
            {minutes !== null && after && ', '}
            {after && <span {...fallbackLang(after, 'title', locale)}>{text.after(workTitle(after.title))}</span>}
          </Line>
        ))}
        <Line name={text.ends}>{text.endsAt(formatTime(date.date_end))}</Line>
        {event.age_from !== null && <Line name={text.age}>{text.fromAge(event.age_from)}</Line>}
      </dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
