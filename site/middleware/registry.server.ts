import { type LoaderFunctionArgs, redirect } from 'react-router'
import { getSiteSettings } from '#contract/admin/house.ts'
import { houseOfHost } from '#contract/hosts.ts'
import { keptQuery } from '../editing.ts'
import { homeOf } from '../houses.ts'
import { callIfPossible } from '../loaders/backend.server.ts'
import { localeOfPath } from '../locale.ts'

/** Runs before the loaders of a route that names it; answers by throwing. */
export type Guard = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => Promise<void> | void

/** What a route can name in `handle.middleware`. */
export const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([['own-host', leadToOwnHome]])

/** On the school's own host, the first page is the school's. */
async function leadToOwnHome(args: Parameters<Guard>[0]): Promise<void> {
  const settings = await callIfPossible(args, getSiteSettings, {})
  if (!settings || houseOfHost(args.url.host, settings.hosts) !== 'school') return
  throw redirect(homeOf('school', localeOfPath(args.url.pathname)) + keptQuery(args.url.search), 302)
}
