/** spec §9: how often and how long a hash waits for its target. */
export const HASH_POLLS = 100
export const HASH_POLL_MS = 100

/** What `find` finds, asked up to 100 times; null when it never appears or the wait is no longer wanted. */
export async function waitFor<T>(find: () => T | null, signal: AbortSignal): Promise<T | null> {
  for (let poll = 0; poll < HASH_POLLS && !signal.aborted; poll += 1) {
    const found = find()
    if (found) return found
    await pause(HASH_POLL_MS)
  }
  return null
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
