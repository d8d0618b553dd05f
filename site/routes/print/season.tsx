import { data, type MetaDescriptor } from 'react-router'
import { organisationName } from '#config'
import { getSeason } from '#content/production/endpoints.ts'
import { seasonYears } from '#content/production/season/site/SeasonLinks.tsx'
import { seasonWords } from '#content/production/season/site/words.ts'
import { isSeason } from '#contract/season.ts'
import { screenUrl } from '#contract/urls.ts'
import { callBackend, printedHost, renderTime } from '../../loaders/backend.server.ts'
import { hyphenateField } from '../../loaders/hyphenate-field.server.ts'
import { localeOfPath } from '../../locale.ts'
import { PrintFrame } from '../../print/PrintFrame.tsx'
import { SeasonBrochure } from '../../print/SeasonBrochure.tsx'
import type { Route } from './+types/season.ts'

/** A season as an A5 booklet. */
export async function loader(args: Route.LoaderArgs) {
  const season = args.params.of
  const locale = localeOfPath(args.url.pathname)
  if (!isSeason(season)) throw data({ code: 'not_found' }, { status: 404 })
  const { count, results, announced } = await callBackend(args, getSeason, { params: { season }, query: {} })
  const readyToBreak = <L extends (typeof results)[number] | (typeof announced)[number]>(line: L) => ({
    ...line,
    event: hyphenateField(line.event, 'name', locale),
  })
  return {
    season,
    count,
    lines: results.map(readyToBreak),
    announced: announced.map(readyToBreak),
    now: renderTime(args),
    host: printedHost(args),
    locale,
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const { season, locale } = loaderData
  return [
    { title: `${seasonWords[locale].season(seasonYears(season))} · ${organisationName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SeasonPage({ loaderData }: Route.ComponentProps) {
  const { season, locale } = loaderData
  return (
    <PrintFrame back={screenUrl('season', locale, { season })}>
      <SeasonBrochure {...loaderData} />
    </PrintFrame>
  )
}
