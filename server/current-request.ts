import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being answered, from its first line to its last; what a page asks in process belongs to the page. */
export type CurrentRequest = { readonly id: string }

const answering = new AsyncLocalStorage<CurrentRequest>()

export function runInRequest<T>(request: CurrentRequest, work: () => T): T {
  return answering.run(request, work)
}

/** None in work that nobody waits for: what is done by the clock, and commands. */
export function currentRequest(): CurrentRequest | undefined {
  return answering.getStore()
}
