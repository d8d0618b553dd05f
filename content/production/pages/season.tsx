import { data } from 'react-router'
import { layOutScore } from '#contract/events/score-layout.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { isSeason, seasonMonths } from '#contract/time/season.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { screenMeta } from '#site/head.ts'
import { filterQuery } from '#site/lists/filter.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { renamePage } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { getEventFilterOptions, getSeason, listSeasons } from '../endpoints.ts'
import { readEventFilter } from '../list/site/event-filter.ts'
import { SeasonScore } from '../season/site/Score/SeasonScore.tsx'
import { Season } from '../season/site/Season.tsx'
import { SeasonLinks, seasonYears } from '../season/site/SeasonLinks.tsx'
import { seasonWords } from '../season/site/words.ts'

/** A season; it uses the tree page of the list of seasons, under its own name. */
export async function loader(args: LoaderArgs) {
  const { season = '' } = args.params
  const query = filterQuery(readEventFilter(args.url.searchParams))
  const [loaded, [result, lookups, seasons]] = await loadPageWith(args, async () => {
    if (!isSeason(season)) throw data({ code: 'not_found' }, { status: 404 })
    return Promise.all([
      callBackend(args, getSeason, { params: { season }, query }),
      callBackend(args, getEventFilterOptions, { query: { ...query, season } }),
      callBackend(args, listSeasons, {}),
    ])
  })
  const { locale } = loaded
  const pageData = renamePage(args, loaded, {
    title: seasonWords[locale].season(seasonYears(season)),
    meta_title: '',
    meta_description: seasonWords[locale].description(seasonYears(season)),
  })
  const now = renderTime(args)
  return {
    ...pageData,
    season,
    score: layOutScore(result.results, now),
    count: result.count,
    lines: result.results.map((line) => hyphenateDate(line, locale)),
    announced: result.announced.map((line) => hyphenateDate(line, locale)),
    lookups,
    seasons,
    now,
  }
}

export const meta = screenMeta<typeof loader>()

export default function SeasonPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, season, score, count, lines, announced, lookups, seasons, now, locale } = loaderData
  const isRunning = seasons.some((each) => each.season === season && each.is_running)
  const [month = seasonMonths(season).first] = lookups.months
  return (
    <>
      <PageHead page={page} isPlain={score !== null} />
      {score && <SeasonScore score={score} dates={lines} now={now} after="#season" />}
      <Season
        season={season}
        count={count}
        lines={lines}
        announced={announced}
        lookups={lookups}
        now={now}
        calendar={isRunning ? screenUrl('calendar', locale) : screenUrl('month', locale, { month })}
      />
      <SeasonLinks season={season} seasons={seasons} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
