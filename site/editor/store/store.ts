export type Store<S> = ReturnType<typeof createStore<S>>

/** An immutable value with subscribers. */
export function createStore<S>(initial: S) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    update(change: (state: S) => S) {
      const next = change(state)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
