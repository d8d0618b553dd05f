/** `stale`: the session exists, but the action needs the password again. */
export type LostSession = 'ended' | 'stale'

const listeners = new Set<(reason: LostSession) => void>()

/** Notifies the login dialog, if it is present. */
export function announceLostSession(reason: LostSession): void {
  for (const listener of listeners) listener(reason)
}

/** Opens the password dialog; false if it is absent or was closed. */
export function askForPassword(): Promise<boolean> {
  if (!hasSessionListener()) return Promise.resolve(false)
  announceLostSession('stale')
  return new Promise((resolve) => resolvers.add(resolve))
}

export function answerPassword(isGiven: boolean): void {
  for (const resolve of resolvers) resolve(isGiven)
  resolvers.clear()
}

const resolvers = new Set<(isGiven: boolean) => void>()

export function onLostSession(listener: (reason: LostSession) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasSessionListener(): boolean {
  return listeners.size > 0
}
