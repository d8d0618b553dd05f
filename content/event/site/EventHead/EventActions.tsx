import { urlOf } from '#contract/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { CalendarLinks } from '#site/components/CalendarLinks/CalendarLinks.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import type { EventDate } from '../../endpoints.ts'
import { takesPlace } from '../../states.ts'
import { detailWords } from '../detail-words.ts'
import { isPast } from '../tickets.ts'
import styles from './EventHead.module.css'

type ActionDate = Pick<EventDate, 'id' | 'url' | 'date_end' | 'schedule'> & {
  event: Pick<EventDate['event'], 'is_online' | 'programs'>
}

/** To take the date along: into a calendar, by e-mail, on paper. A date that does not take place is only notified of. */
export function EventActions({ date, now, tellsChanges }: { date: ActionDate; now: string; tellsChanges: boolean }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { is_online, programs } = date.event
  return (
    <div className="page">
      <div className={styles.below}>
        {is_online && !isPast(date, now) && takesPlace(date) && <CalendarLinks path={`${date.url}.ics`} />}
        {tellsChanges && (
          <SiteLink to={`${urlOf('notice', locale)}?date=${date.id}`} className={button.quiet} rel="nofollow">
            {text.notify}
          </SiteLink>
        )}
        {programs.length > 0 && takesPlace(date) && (
          <PrintLink url={printUrl('evening', locale, date.id)}>{text.sheet}</PrintLink>
        )}
      </div>
    </div>
  )
}
