import { type LoaderFunctionArgs, redirect } from 'react-router'
import { variantOfHost } from '#contract/hosts.ts'
import { backendContext } from '../context.ts'
import { keptQuery } from '../editing.ts'
import { homePath } from '../homes.ts'
import { localeOfPath } from '../locale.ts'

/** Runs before the loaders of a route that names it; answers by throwing. */
export type Guard = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => Promise<void> | void

/** What a route can name in `handle.middleware`. */
export const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([['own-host', leadToOwnHome]])

/** On the school's own host, the first page is the school's. */
function leadToOwnHome(args: Parameters<Guard>[0]): void {
  const { settings } = args.context.get(backendContext)
  if (!settings || variantOfHost(args.url.host, settings.hosts) !== 'school') return
  throw redirect(homePath('school', localeOfPath(args.url.pathname)) + keptQuery(args.url.search), 302)
}
