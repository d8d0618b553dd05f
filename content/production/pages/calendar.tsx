import { redirect } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { toMonth } from '#contract/time/local-time.ts'
import { type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'

/** Starts with the current month. */
export function loader(args: LoaderArgs) {
  const month = toMonth(new Date(renderTime(args)))
  throw redirect(screenUrl('month', localeOfPath(args.url.pathname), { month }) + args.url.search)
}

export default function CalendarPage() {
  return null
}
