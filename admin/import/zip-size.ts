const ENTRY = 0x02014b50
const END = 0x06054b50
const MAX_COMMENT_BYTES = 65_535

/**
 * The unpacked bytes that a zip archive declares, from its directory; infinite for one that does not say (zip64) or is
 * broken. Readers stop at the declared size of each entry.
 */
export function unpackedBytes(archive: ArrayBuffer): number {
  const view = new DataView(archive)
  let end = view.byteLength - 22
  const first = Math.max(0, end - MAX_COMMENT_BYTES)
  while (end >= first && view.getUint32(end, true) !== END) end--
  if (end < first || end < 0) return Number.POSITIVE_INFINITY
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return Number.POSITIVE_INFINITY
    const size = view.getUint32(at + 24, true)
    if (size === 0xffffffff) return Number.POSITIVE_INFINITY
    total += size
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}
