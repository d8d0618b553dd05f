/** An id for what the server has not seen: below zero, and not met again after a restart. */
export function localId(): number {
  return -1 - Math.floor(Math.random() * 2 ** 45)
}
