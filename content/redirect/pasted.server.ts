export type PastedRow = { line: number; old_path: string; new_path: string }

const separators = [/\t+/, /;/, /,/, /\s+/]

/**
 * Redirects as they are pasted from a table or a file: a line each, old address and new one parted by tab, semicolon,
 * comma or blanks, with arrows or status codes between them. Of an old address only the path counts. Lines without any
 * address in them, such as headings and notes, are none; a missing second address is empty.
 */
export function readPasted(text: string): PastedRow[] {
  return text.split(/\r\n|\n|\r/).flatMap((written, index) => {
    const [old, next = ''] = addressesIn(written.trim())
    return old === undefined ? [] : [{ line: index + 1, old_path: pathOf(old), new_path: next }]
  })
}

/** By the first separator that parts two of them: an address may hold a comma itself. */
function addressesIn(written: string): string[] {
  const read = separators.map((separator) =>
    written
      .split(separator)
      .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
      .filter((part) => /^(\/|https?:\/\/)\S*$/.test(part)),
  )
  return read.find((addresses) => addresses.length >= 2) ?? read.at(-1) ?? []
}

/** The address on an older website, without its host. */
function pathOf(address: string): string {
  if (address.startsWith('/') || !URL.canParse(address)) return address
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
