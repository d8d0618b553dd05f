import { data, type RouterContextProvider } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { backendContext } from '../context.ts'
import { errorStatus } from '../errors/error-status.ts'
import { bindFiguresDeep } from '../format/bind-figures.server.ts'

export type LoaderArgs = {
  url: URL
  context: Readonly<RouterContextProvider>
  params: Record<string, string | undefined>
}

/** Calls the API for what a page shows: no line breaks within its figures; a failure leaves the loader as an answer with the same status. */
export async function callBackend<E extends Endpoint>(
  { context }: Pick<LoaderArgs, 'context'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  try {
    return bindFiguresDeep(await context.get(backendContext).call<E>(endpoint, input))
  } catch (error) {
    if (error instanceof AppError) throw data({ code: error.code }, { status: errorStatus(error) })
    throw error
  }
}

/** For what a page can do without: a failure answers null. */
export async function callOrNull<E extends Endpoint>(
  args: Pick<LoaderArgs, 'context'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> | null> {
  try {
    return bindFiguresDeep(await args.context.get(backendContext).call<E>(endpoint, input))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The host as it is printed: the house's own name, whatever name the request came by. */
export function printedHost({ context }: Pick<LoaderArgs, 'context'>): string {
  return new URL(context.get(backendContext).origin).host
}

/** The instant at which a page is rendered, ISO 8601: server and browser decide by the same one what is past. */
export function renderTime({ context }: Pick<LoaderArgs, 'context'>): string {
  return context.get(backendContext).now.toISOString()
}
