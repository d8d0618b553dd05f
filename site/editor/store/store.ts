export type Store<S> = ReturnType<typeof createStore<S>>

/** An immutable value with subscribers. */
export function createStore<S>(initial: S) {
  let state = initial
  const listeners = new Set<() => void>()
  function update(change: (state: S) => S): void {
    const next = change(state)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    update,
    set: (patch: Partial<S>) => update((before) => ({ ...before, ...patch })),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
