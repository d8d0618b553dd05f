import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import styles from './Season.module.css'
import { seasonWords } from './words.ts'

export type SeasonLink = { season: string; url: string; count: number; is_running: boolean }

/** `2026/27`, as it is said. */
export function yearsOf(season: string): string {
  return season.replace('-', '/')
}

/** The seasons before and after this one, and this one as a calendar. */
export function SeasonLinks({ season, seasons, all, calendar }: { season: string; seasons: SeasonLink[]; all: string; calendar: string }) {
  const text = useWords(seasonWords)
  const later = seasons.findLast((each) => each.season > season)
  const earlier = seasons.find((each) => each.season < season)
  return (
    <nav aria-label={text.seasons} className={styles.seasons}>
      {earlier && <SiteLink to={earlier.url}>{text.earlier(yearsOf(earlier.season))}</SiteLink>}
      {later && <SiteLink to={later.url}>{text.later(yearsOf(later.season))}</SiteLink>}
      <SiteLink to={all}>{text.all}</SiteLink>
      <SiteLink to={calendar}>{text.calendar}</SiteLink>
    </nav>
  )
}
