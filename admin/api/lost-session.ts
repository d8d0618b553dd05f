/** `stale`: it is there, and what was asked needs the password anew. */
export type LostSession = 'ended' | 'stale'

const listeners = new Set<(why: LostSession) => void>()

/** The server no longer knows this session: whoever can log in again without losing the form is told. */
export function announceLostSession(why: LostSession): void {
  for (const listener of listeners) listener(why)
}

/** Asks for the password over the screen; true when it was given, false when nobody listens or the question was closed. */
export function askForPassword(): Promise<boolean> {
  if (!hasSessionListener()) return Promise.resolve(false)
  announceLostSession('stale')
  return new Promise((resolve) => waiting.add(resolve))
}

export function answerPassword(isGiven: boolean): void {
  for (const resolve of waiting) resolve(isGiven)
  waiting.clear()
}

const waiting = new Set<(isGiven: boolean) => void>()

export function onLostSession(listener: (why: LostSession) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasSessionListener(): boolean {
  return listeners.size > 0
}
