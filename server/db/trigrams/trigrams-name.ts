export const TRIGRAMS = '_trigrams'

/** The table of a trigram index; other names unchanged. */
export function indexedTable(name: string): string {
  return name.endsWith(TRIGRAMS) ? name.slice(0, -TRIGRAMS.length) : name
}
