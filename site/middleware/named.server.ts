import { data, type LoaderFunctionArgs } from 'react-router'
import { type Guard, guards } from './registry.server.ts'

export type Handle = { middleware: readonly string[] }

/** The guards a route names, in order. A name that is not registered answers 500 "Unknown middleware" (spec §8). */
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
