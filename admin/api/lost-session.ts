/** `stale`: it is there, and what was asked needs the password anew. */
export type LostSession = 'ended' | 'stale'

const listeners = new Set<(why: LostSession) => void>()

/** The server no longer knows this session: whoever can log in again without losing the form is told. */
export function announceLostSession(why: LostSession): void {
  for (const listener of listeners) listener(why)
}

export function onLostSession(listener: (why: LostSession) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function someoneListens(): boolean {
  return listeners.size > 0
}
