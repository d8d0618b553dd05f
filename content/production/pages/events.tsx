import { redirect } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'
import { listSeasons } from '../endpoints.ts'

/** The guessable URL redirects to the running season, or the next one with dates. */
export async function loader(args: LoaderArgs) {
  const locale = localeOfPath(args.url.pathname)
  const seasons = await callBackend(args, listSeasons, {})
  const { season } = seasons.find(({ is_running }) => is_running) ?? seasons[0] ?? {}
  throw redirect((season ? screenUrl('season', locale, { season }) : screenUrl('seasons', locale)) + args.url.search)
}

export default function EventsPage() {
  return null
}
