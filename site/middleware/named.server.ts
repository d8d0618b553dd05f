import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { variantForHost } from '#contract/links/hosts.ts'
import { backendContext } from '../context.ts'
import { preservedQuery } from '../edit-mode.ts'
import { homePath } from '../homes.ts'
import { localeOfPath } from '../locale.ts'

export type Handle = { middleware: readonly string[] }

/** The guards a route names, in order. An unknown name answers 500 "Unknown middleware" (spec §8). */
export function namedMiddleware({ middleware }: Handle, registry: ReadonlyMap<string, Guard> = guards) {
  return [
    async (args: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<void> => {
      for (const name of middleware) {
        const guard = registry.get(name)
        if (!guard) throw data({ code: 'unknown_middleware' }, { status: 500, statusText: 'Unknown middleware' })
        await guard(args)
      }
    },
  ]
}

/** Runs before the loaders of a route that names it; answers by throwing. */
type Guard = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => Promise<void> | void

const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([['own-host', leadToOwnHome]])

/** On the school's own host the first page is the school's home. */
function leadToOwnHome(args: Parameters<Guard>[0]): void {
  const { settings } = args.context.get(backendContext)
  if (!settings || variantForHost(args.url.host, settings.hosts) !== 'school') return
  throw redirect(homePath('school', localeOfPath(args.url.pathname)) + preservedQuery(args.url.search), 302)
}
