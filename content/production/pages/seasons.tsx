import { layOutScore } from '#contract/events/score-layout.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { getSeason, listSeasons } from '../endpoints.ts'
import { SeasonScore } from '../season/site/Score/SeasonScore.tsx'
import links from '../season/site/Season.module.css'
import { type SeasonLink, seasonYears } from '../season/site/SeasonLinks.tsx'
import { seasonWords } from '../season/site/words.ts'
import styles from './seasons.module.css'

/** All seasons, the archive too; of the running one its score. */
export async function loader(args: LoaderArgs) {
  const [data, seasons] = await loadScreen(args, async () => callBackend(args, listSeasons, {}))
  const { season } = seasons.find(({ is_running }) => is_running) ?? {}
  const running = season ? await callBackend(args, getSeason, { params: { season }, query: {} }) : null
  const now = renderTime(args)
  return {
    ...data,
    seasons,
    running: running && { results: running.results, score: layOutScore(running.results, now) },
    now,
  }
}

export const meta = screenMeta<typeof loader>()

export default function SeasonsPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, seasons, running, now } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      {running?.score && <SeasonScore score={running.score} dates={running.results} now={now} after="#seasons" />}
      <SeasonIndex seasons={seasons} />
    </PageShell>
  )
}

/** All seasons with concerts: the running one, then the others, latest first. */
function SeasonIndex({ seasons }: { seasons: SeasonLink[] }) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const runningFirst = seasons.toSorted((one, other) => Number(other.is_running) - Number(one.is_running))
  return (
    <div className={`page ${styles.index}`} id="seasons">
      {seasons.length === 0 && <p>{text.none}</p>}
      <ul className={styles.seasons}>
        {runningFirst.map(({ season, url, count, is_running }) => (
          <li key={season} className={styles.season}>
            <SiteLink to={url} className={styles.name}>
              {seasonYears(season)}
            </SiteLink>
            <p className={styles.count}>{count > 0 ? text.count(count) : text.planned}</p>
            {is_running && <p className={styles.running}>{text.running}</p>}
          </li>
        ))}
      </ul>
      <nav aria-label={text.further} className={links.seasons}>
        <SiteLink to={screenUrl('calendar', locale)}>{text.calendar}</SiteLink>
        <SiteLink to={screenUrl('composers', locale)}>{text.composers}</SiteLink>
      </nav>
    </div>
  )
}
