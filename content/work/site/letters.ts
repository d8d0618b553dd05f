/** What is sorted by names under their first letters; Š stands with S, and what begins with no letter last. */
export function byLetter<T extends { sort_name: string }>(named: readonly T[]): { letter: string; named: T[] }[] {
  const letters = new Map<string, T[]>()
  for (const each of named) {
    const first = each.sort_name.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    letters.set(letter, [...(letters.get(letter) ?? []), each])
  }
  return [...letters].map(([letter, own]) => ({ letter, named: own })).toSorted((one, other) => place(one.letter) - place(other.letter))
}

function place(letter: string): number {
  return letter === '#' ? Number.POSITIVE_INFINITY : letter.charCodeAt(0)
}
