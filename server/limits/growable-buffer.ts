/** Joins chunks in one growing buffer and releases them. `announced` is trusted once a quarter of it has arrived. */
export function createGrowableBuffer(firstBytes: number, announced = 0) {
  // Untouched pages are not committed by the OS.
  let allocated = Buffer.allocUnsafeSlow(firstBytes)
  let used = 0
  return {
    get length() {
      return used
    },
    append(chunk: Buffer): void {
      const neededBytes = used + chunk.length
      if (neededBytes > allocated.length) {
        const larger = Buffer.allocUnsafeSlow(
          neededBytes <= announced && 4 * neededBytes >= announced ? announced : 2 * neededBytes,
        )
        allocated.copy(larger, 0, 0, used)
        allocated = larger
      }
      used += chunk.copy(allocated, used)
    },
    whole: () => allocated.subarray(0, used),
  }
}
