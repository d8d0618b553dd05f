import { data } from 'react-router'
import { organisationName } from '#config'
import { layOutScore } from '#contract/events/score-layout.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { isSeason } from '#contract/time/season.ts'
import { callBackend, type LoaderArgs, printedHost, renderTime } from '#site/loaders/backend.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { getSeason } from '../endpoints.ts'
import { SeasonBrochure } from '../season/site/SeasonBrochure.tsx'
import { seasonYears } from '../season/site/SeasonLinks.tsx'
import { seasonWords } from '../season/site/words.ts'

/** A season as an A5 booklet. */
export async function loader(args: LoaderArgs) {
  const { of: season = '' } = args.params
  const locale = localeOfPath(args.url.pathname)
  if (!isSeason(season)) throw data({ code: 'not_found' }, { status: 404 })
  const { count, results, announced } = await callBackend(args, getSeason, { params: { season }, query: {} })
  return {
    season,
    score: layOutScore(results),
    count,
    lines: results.map((line) => hyphenateDate(line, locale)),
    announced: announced.map((line) => hyphenateDate(line, locale)),
    now: renderTime(args),
    host: printedHost(args),
    locale,
  }
}

export const meta = unlistedMeta<typeof loader>(
  ({ season, locale }) => `${seasonWords[locale].season(seasonYears(season))} · ${organisationName}`,
)

export default function SeasonPage({ loaderData }: ScreenProps<typeof loader>) {
  const { season, locale } = loaderData
  return (
    <PrintFrame back={screenUrl('season', locale, { season })}>
      <SeasonBrochure {...loaderData} />
    </PrintFrame>
  )
}
