import { redirect } from 'react-router'
import { toMonth } from '#contract/local-time.ts'
import { screenUrl } from '#contract/urls.ts'
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
