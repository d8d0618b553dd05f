import { redirect } from 'react-router'
import { monthOf } from '#contract/local-time.ts'
import { urlOf } from '#contract/urls.ts'
import { type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'

/** The calendar begins with this month. */
export function loader(args: LoaderArgs) {
  const month = monthOf(new Date(nowOf(args)))
  throw redirect(urlOf('month', localeOfPath(args.url.pathname), { month }) + args.url.search)
}

export default function CalendarPage() {
  return null
}
