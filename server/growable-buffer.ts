/**
 * Bytes that are put together from pieces in one place that grows; the pieces themselves are let go. The `announced` size is believed once a
 * quarter of it has come.
 */
export function createGrowableBuffer(firstBytes: number, announced = 0) {
  // Of memory that nothing was written to the system gives nothing away.
  let place = Buffer.allocUnsafeSlow(firstBytes)
  let used = 0
  return {
    get length() {
      return used
    },
    append(piece: Buffer): void {
      const needed = used + piece.length
      if (needed > place.length) {
        const larger = Buffer.allocUnsafeSlow(needed <= announced && 4 * needed >= announced ? announced : 2 * needed)
        place.copy(larger, 0, 0, used)
        place = larger
      }
      used += piece.copy(place, used)
    },
    whole: () => place.subarray(0, used),
  }
}
