export const TRIGRAMS = '_trigrams'

/** The table of whose texts this is the index; any other name as it is. */
export function indexedTable(name: string): string {
  return name.endsWith(TRIGRAMS) ? name.slice(0, -TRIGRAMS.length) : name
}
