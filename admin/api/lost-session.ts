const listeners = new Set<() => void>()

/** The server no longer knows this session: whoever can log in again without losing the form is told. */
export function announceLostSession(): void {
  for (const listener of listeners) listener()
}

export function onLostSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function someoneListens(): boolean {
  return listeners.size > 0
}
