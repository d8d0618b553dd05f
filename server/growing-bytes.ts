/** Bytes that are put together from pieces in one place that grows; the pieces themselves are let go. */
export function growingBytes(firstBytes: number) {
  // Of memory that nothing was written to the system gives nothing away.
  let place = Buffer.allocUnsafeSlow(firstBytes)
  let used = 0
  return {
    get length() {
      return used
    },
    append(piece: Buffer): void {
      if (used + piece.length > place.length) {
        const larger = Buffer.allocUnsafeSlow(2 * (used + piece.length))
        place.copy(larger, 0, 0, used)
        place = larger
      }
      used += piece.copy(place, used)
    },
    whole: () => place.subarray(0, used),
  }
}
