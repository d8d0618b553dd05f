import type { Locale } from '#config'

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

/** Roles for which the instrument suffices. */
const unnamedParts: readonly PerformerPart[] = ['soloist', 'chamber']

type PartInput = { part: PerformerPart; instrument: string; name: string }

/** The text after a name: the instrument, voice or free text, else the role, unless the name contains it. */
export function formatPart({ part, instrument, name }: PartInput, locale: Locale): string {
  const word = partWords[locale][part]
  const isNamed = unnamedParts.includes(part) || name.toLowerCase().includes(word.toLowerCase())
  return instrument || (isNamed ? '' : word)
}

/** For a running line, after the name. */
export function formatPartAfterName(performer: PartInput, locale: Locale): string {
  const text = formatPart(performer, locale)
  return performer.instrument || locale === 'de' ? text : text.toLowerCase()
}

/** Conductors and soloists first, then the others, as on a poster. */
export function sortForPoster<A extends { order: number }, B extends { order: number }>(event: {
  soloists: readonly A[]
  other_performers: readonly B[]
}): (A | B)[] {
  return [...event.soloists, ...event.other_performers].toSorted((one, other) => one.order - other.order)
}

/** One entry for the same role in several works. */
export function uniqueByPart<T extends PartInput & { id: number }>(performers: readonly T[]): T[] {
  return groupByPerformer(performers).flatMap(({ parts }) => parts)
}

/** Each performer once, at their first place, with all roles. */
export function groupByPerformer<T extends PartInput & { id: number }>(
  performers: readonly T[],
): { performer: T; parts: T[] }[] {
  const groups = new Map<number, { performer: T; parts: T[] }>()
  for (const each of performers) {
    const entry = groups.get(each.id) ?? { performer: each, parts: [] }
    const hasPart = entry.parts.some(({ part, instrument }) => part === each.part && instrument === each.instrument)
    groups.set(each.id, hasPart ? entry : { ...entry, parts: [...entry.parts, each] })
  }
  return [...groups.values()]
}

/** All roles of a performer in one line. */
export function formatParts(parts: readonly PartInput[], locale: Locale): string {
  return parts
    .map((each) => formatPart(each, locale))
    .filter(Boolean)
    .join(', ')
}
