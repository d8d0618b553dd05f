import { screenUrl } from '#contract/links/urls.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Season.module.css'
import { seasonWords } from './words.ts'

export type SeasonLink = { season: string; url: string; count: number; is_running: boolean }

/** `2026/27`. */
export function seasonYears(season: string): string {
  return season.replace('-', '/')
}

/** The previous and the next season, and the composers of all seasons. */
export function SeasonLinks({ season, seasons }: { season: string; seasons: SeasonLink[] }) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const later = seasons.findLast((each) => each.season > season)
  const earlier = seasons.find((each) => each.season < season)
  return (
    <nav aria-label={text.seasons} className={`page ${styles.seasons}`}>
      {earlier && <SiteLink to={earlier.url}>{text.earlier(seasonYears(earlier.season))}</SiteLink>}
      {later && <SiteLink to={later.url}>{text.later(seasonYears(later.season))}</SiteLink>}
      <SiteLink to={screenUrl('seasons', locale)}>{text.all}</SiteLink>
      <SiteLink to={screenUrl('composers', locale)}>{text.composers}</SiteLink>
    </nav>
  )
}
