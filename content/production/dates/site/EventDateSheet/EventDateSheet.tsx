import { organisationName } from '#config'
import { formatPart, sortForPoster } from '#contract/events/performer-parts.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { formatLifeDates } from '#contract/texts/life-dates.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../../endpoints.ts'
import { EventNames } from '../../../list/site/EventNames.tsx'
import { formatPerformers } from '../../../performers/site/PerformerList.tsx'
import type { Performer } from '../../../programme/endpoints.ts'
import { takesPlace } from '../../../states.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import styles from './EventDateSheet.module.css'
import { words } from './words.ts'

type PrintedPerformer = { id: number; name: string; parts: Performer[]; biography: string; fallback: string[] }
type UpcomingDate = { id: number; date_start: string; name: string; venue: { name: string; city: string } }
type EventDateSheetProps = { date: EventDate; performers: PrintedPerformer[]; next: UpcomingDate[]; host: string }

/** A4, folded once: back and title outside, programme and performers inside. */
export function EventDateSheet({ date, performers, next, host }: EventDateSheetProps) {
  return (
    <div className={styles.evening}>
      <div className={styles.outside}>
        <SheetBack date={date} next={next} host={host} />
        <Title date={date} />
      </div>
      <div className={styles.inside}>
        <Programme items={date.event.programs} performers={sortForPoster(date.event)} end={date.date_end} />
        <Performers performers={performers} info={date.event.additional_info} />
      </div>
    </div>
  )
}

function Title({ date }: { date: EventDate }) {
  const text = useWords(words)
  const { time } = useMessages()
  const locale = useLocale()
  const { event, schedule } = date
  return (
    <header className={styles.front}>
      <p className={styles.organisation}>{organisationName}</p>
      {event.image && (
        <div className={styles.poster} data-off={!takesPlace(date)}>
          <Picture image={event.image} alt="" sizes="124mm" />
        </div>
      )}
      <div>
        <EventNames event={event} classes={styles} />
      </div>
      <div className={styles.dateTime}>
        {(schedule === 'cancelled' || schedule === 'postponed') && (
          <p className={styles.stateNote}>{text.stateNotes[schedule]}</p>
        )}
        <DateBlock date={date} size="large" />
        {date.status_note && <p className={styles.stateNote}>{date.status_note}</p>}
        {date.introduction && schedule !== 'cancelled' && schedule !== 'postponed' && (
          <p>
            {text.introduction(time.at(toDateParts(date.introduction.date_start, locale).time))}
            {date.introduction.place && (
              <span {...fallbackLang(date.introduction, 'place', locale)}>, {date.introduction.place}</span>
            )}
          </p>
        )}
      </div>
    </header>
  )
}

function SheetBack({ date, next, host }: Pick<EventDateSheetProps, 'date' | 'next' | 'host'>) {
  const text = useWords(words)
  const { time } = useMessages()
  const locale = useLocale()
  return (
    <section className={styles.backSide}>
      {next.length > 0 && (
        <div>
          <h2 className={styles.heading}>{text.next}</h2>
          <ul className={styles.upcoming}>
            {next.map(({ id, date_start, name, venue }) => (
              <li key={id}>
                <p className={styles.nextName}>{name}</p>
                <p>
                  {fullDate(date_start, locale)}, {time.at(toDateParts(date_start, locale).time)}
                </p>
                <p>{formatVenueName(venue)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {date.poster && (
        <div className={styles.scan}>
          <img src={`${date.poster}.svg`} alt="" />
          <p>
            {text.scan}
            <b>
              {host}
              {date.poster}
            </b>
          </p>
        </div>
      )}
    </section>
  )
}

function Programme({
  items,
  performers,
  end,
}: {
  items: EventDate['event']['programs']
  performers: Performer[]
  end: string
}) {
  const locale = useLocale()
  const { time } = useMessages()
  const text = useWords(words)
  const works = items.flatMap(({ work }) => (work ? [work] : []))
  const isTimed = works.length > 0 && works.every(({ minutes }) => minutes !== null)
  const minutes = works.reduce((sum, work) => sum + (work.minutes ?? 0), 0)
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{text.programme}</h2>
      <ol className={styles.works}>
        {items.map(({ id, work, ...item }) =>
          work ? (
            <li key={id} className={styles.work}>
              <p className={styles.composer}>
                {work.composer.name}{' '}
                <span className={styles.years}>
                  {formatLifeDates(work.composer) && `(${formatLifeDates(work.composer)})`}
                </span>
              </p>
              <p className={styles.workTitle}>
                <b {...fallbackLang(work, 'title', locale)}>{work.title}</b>
                {work.minutes !== null && <span className={styles.minutes}>{text.minutes(work.minutes)}</span>}
              </p>
              {work.movements.map((movement, index) => (
                <p key={index} className={styles.movement} lang="it">
                  {movement}
                </p>
              ))}
              <Cast parts={performers.filter(({ work_id }) => work_id === work.id)} />
              <Note item={item} />
            </li>
          ) : (
            <li key={id} className={styles.interval}>
              {text.interval}
              {item.minutes !== null && <span className={styles.minutes}>{text.minutes(item.minutes)}</span>}
              <Note item={item} />
            </li>
          ),
        )}
      </ol>
      <p className={styles.length}>
        {isTimed && `${text.length(minutes, items.length - works.length)}. `}
        {text.ends(time.at(toDateParts(end, locale).time))}
      </p>
    </section>
  )
}

/** Performers of one work only. */
function Cast({ parts }: { parts: Performer[] }) {
  const locale = useLocale()
  return parts.length > 0 && <p className={styles.cast}>{formatPerformers(parts, locale)}</p>
}

function Note({ item }: { item: Pick<EventDate['event']['programs'][number], 'note' | 'fallback'> }) {
  const locale = useLocale()
  if (item.note === '') return null
  return (
    <p className={styles.note} {...fallbackLang(item, 'note', locale)}>
      {item.note}
    </p>
  )
}

function Performers({ performers, info }: { performers: PrintedPerformer[]; info: string }) {
  const text = useWords(words)
  const locale = useLocale()
  if (performers.length === 0 && info === '') return null
  return (
    <section className={styles.performers}>
      {performers.length > 0 && <h2 className={styles.heading}>{text.performers}</h2>}
      {performers.map((person) => (
        <div key={person.id} className={styles.person}>
          <p className={styles.personName}>
            <b>{person.name}</b>{' '}
            {person.parts.map((part, index) => (
              <span key={`${part.part}-${part.instrument}`} {...fallbackLang(part, 'instrument', locale)}>
                {index > 0 && ', '}
                {formatPart(part, locale)}
              </span>
            ))}
          </p>
          {person.biography && (
            <div
              className="rich-text"
              {...fallbackLang(person, 'biography', locale)}
              dangerouslySetInnerHTML={{ __html: person.biography }}
            />
          )}
        </div>
      ))}
      {info && <p className={styles.info}>{info}</p>}
    </section>
  )
}
