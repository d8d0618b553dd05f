/** `stale`: the session exists, but the action needs the password again. */
export type LostSession = 'ended' | 'stale'

const listeners = new Set<(why: LostSession) => void>()

/** Notifies the login dialog, if it is present. */
export function announceLostSession(why: LostSession): void {
  for (const listener of listeners) listener(why)
}

/** Opens the password dialog; false if it is absent or was closed. */
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
