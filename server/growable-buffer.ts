/** Joins chunks in one growing buffer and releases them. `announced` is trusted once a quarter of it has arrived. */
export function createGrowableBuffer(firstBytes: number, announced = 0) {
  // Untouched pages are not committed by the OS.
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
