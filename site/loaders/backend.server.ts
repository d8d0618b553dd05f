import { data, type RouterContextProvider } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { backendContext } from '../context.ts'
import { errorStatus } from '../errors/error-status.ts'
import { bindFiguresDeep } from '../format/bind-figures.ts'
import { memoisePerResponse } from '../format/memoise-per-response.server.ts'

export type LoaderArgs = {
  url: URL
  context: Readonly<RouterContextProvider>
  params: Record<string, string | undefined>
}

/** Calls the API for a page, with non-breaking figures; a failure is thrown as a response with the same status. */
export async function callBackend<E extends Endpoint>(
  { context }: Pick<LoaderArgs, 'context'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  try {
    return bindOnce(await context.get(backendContext).call<E>(endpoint, input))
  } catch (error) {
    if (error instanceof AppError) throw data({ code: error.code }, { status: errorStatus(error) })
    throw error
  }
}

/** For optional data: null on failure. */
export async function callOrNull<E extends Endpoint>(
  args: Pick<LoaderArgs, 'context'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> | null> {
  try {
    return bindOnce(await args.context.get(backendContext).call<E>(endpoint, input))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const bindFigures = memoisePerResponse((response: unknown) => bindFiguresDeep(response))

function bindOnce<T>(response: T): T {
  return bindFigures(response) as T
}

/** The host for print: the main one, whatever host was requested. */
export function printedHost({ context }: Pick<LoaderArgs, 'context'>): string {
  return new URL(context.get(backendContext).origin).host
}

/** Time of rendering, ISO 8601: server and browser use the same to decide what is past. */
export function renderTime({ context }: Pick<LoaderArgs, 'context'>): string {
  return context.get(backendContext).now.toISOString()
}
