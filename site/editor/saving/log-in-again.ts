import type { RequestLogin } from '#contract/client.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { Store } from '../store/store.ts'

/** For requests that are no writes of the page: opens the login and waits. False if it is postponed or cancelled. */
export function logInAgain(store: Store<EditorState>): RequestLogin {
  return (signal) => {
    store.set({ paused: 'login', isLoginPostponed: false })
    return new Promise((resolve) => {
      const check = () => {
        const { paused, isLoginPostponed } = store.get()
        if (paused === 'login' && !isLoginPostponed && !signal?.aborted) return
        stop()
        signal?.removeEventListener('abort', check)
        resolve(paused !== 'login')
      }
      const stop = store.subscribe(check)
      signal?.addEventListener('abort', check)
    })
  }
}
