import { sameWords } from './same-words.ts'

/** Ids by resource and name; `null`: left out. */
export type ResolvedNames = ReadonlyMap<string, number | null>

export function nameKey(resource: string, name: string): string {
  return `${resource}\n${sameWords(name)}`
}
