import { AsyncLocalStorage } from 'node:async_hooks'

/** The current request; calls in process belong to their page's. */
export type CurrentRequest = { readonly id: string }

const answering = new AsyncLocalStorage<CurrentRequest>()

export function runInRequest<T>(request: CurrentRequest, work: () => T): T {
  return answering.run(request, work)
}

export function currentRequest(): CurrentRequest | undefined {
  return answering.getStore()
}
