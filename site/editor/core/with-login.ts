import type { EditorState } from './editor-state.ts'
import type { Store } from './store.ts'

export type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** For calls that are no writes of the page: where the server asks for the login they wait for it and are made again. */
export function withLogin(fetch: Fetch, store: Store<EditorState>): Fetch {
  return async function call(input, init): Promise<Response> {
    const response = await fetch(input, init)
    if (!(await needsLogin(response))) return response
    store.update((state) => ({ ...state, halt: 'login', isLoginPutOff: false }))
    return (await loggedIn(store, init.signal)) ? call(input, init) : response
  }
}

/** False when the login is put off, or nobody waits any more. */
function loggedIn(store: Store<EditorState>, signal: AbortSignal | null | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const { halt, isLoginPutOff } = store.get()
      if (halt === 'login' && !isLoginPutOff && !signal?.aborted) return
      stop()
      signal?.removeEventListener('abort', check)
      resolve(halt !== 'login')
    }
    const stop = store.subscribe(check)
    signal?.addEventListener('abort', check)
  })
}

async function needsLogin(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  if (response.status !== 403) return false
  const problem = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { type?: string }
  return problem.type === '/problems/csrf'
}
