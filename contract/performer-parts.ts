import type { Locale } from '#config'

/** What somebody does in a concert. */
export const performerParts = [
  'conductor',
  'soloist',
  'choir',
  'orchestra',
  'ensemble',
  'narrator',
  'moderator',
  'chamber',
] as const
export type PerformerPart = (typeof performerParts)[number]

export const partWords: Record<Locale, Record<PerformerPart, string>> = {
  de: {
    conductor: 'Leitung',
    soloist: 'Solo',
    choir: 'Chor',
    orchestra: 'Orchester',
    ensemble: 'Ensemble',
    narrator: 'Sprecher:in',
    moderator: 'Moderation',
    chamber: 'Kammermusik',
  },
  en: {
    conductor: 'Conductor',
    soloist: 'Soloist',
    choir: 'Choir',
    orchestra: 'Orchestra',
    ensemble: 'Ensemble',
    narrator: 'Narrator',
    moderator: 'Presenter',
    chamber: 'Chamber music',
  },
}

/** Of these the instrument says it all. */
const unsaid: readonly PerformerPart[] = ['soloist', 'chamber']

type Part = { part: PerformerPart; instrument: string; name: string }

/** What stands with a name: the instrument, the voice or whatever the house wrote there, otherwise the word of the part, unless the name has it. */
export function formatPart({ part, instrument, name }: Part, locale: Locale): string {
  const word = partWords[locale][part]
  const isSaid = unsaid.includes(part) || name.toLowerCase().includes(word.toLowerCase())
  return instrument || (isSaid ? '' : word)
}

/** The same within a line, after the name. */
export function formatPartAfterName(performer: Part, locale: Locale): string {
  const text = formatPart(performer, locale)
  return performer.instrument || locale === 'de' ? text : text.toLowerCase()
}

/** Conductors and soloists, and whoever else takes part, as they stand on the poster. */
export function sortForPoster<A extends { order: number }, B extends { order: number }>(event: {
  soloists: readonly A[]
  other_performers: readonly B[]
}): (A | B)[] {
  return [...event.soloists, ...event.other_performers].toSorted((one, other) => one.order - other.order)
}

/** Who does the same in two works is said once. */
export function uniqueByPart<T extends Part & { id: number }>(performers: readonly T[]): T[] {
  return groupByPerformer(performers).flatMap(({ parts }) => parts)
}

/** Each performer once, where they stand first, with all that they do. */
export function groupByPerformer<T extends Part & { id: number }>(
  performers: readonly T[],
): { performer: T; parts: T[] }[] {
  const found = new Map<number, { performer: T; parts: T[] }>()
  for (const each of performers) {
    const own = found.get(each.id) ?? { performer: each, parts: [] }
    const isSaid = own.parts.some(({ part, instrument }) => part === each.part && instrument === each.instrument)
    found.set(each.id, isSaid ? own : { ...own, parts: [...own.parts, each] })
  }
  return [...found.values()]
}

/** What a performer does, all of it, in a line. */
export function formatParts(parts: readonly Part[], locale: Locale): string {
  return parts
    .map((each) => formatPart(each, locale))
    .filter(Boolean)
    .join(', ')
}
