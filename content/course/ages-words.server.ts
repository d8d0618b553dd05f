import type { Locale } from '#config'

type Span = { from: number; to: number }

const words: Record<Locale, { from: (age: number) => string; between: (from: number, to: number) => string }> = {
  de: { from: (age) => `ab ${age} Jahren`, between: (from, to) => `${from} bis ${to} Jahre` },
  en: { from: (age) => `from age ${age}`, between: (from, to) => `${from} to ${to} years` },
}

/** The age groups of a course in few words: neighbours are one ("ab 6 Jahren"); names that say no ages stay as they are. */
export function agesNote(names: readonly string[], locale: Locale): string {
  const spans = names.map(spanOf)
  if (!spans.every((span) => span !== null)) return names.join(', ')
  return merged(spans)
    .map(({ from, to }) => (to === Number.POSITIVE_INFINITY ? words[locale].from(from) : words[locale].between(from, to)))
    .join(', ')
}

/** "6 bis 10 Jahre", "6–10", "Ab 18 Jahren", "18 years and over". */
function spanOf(name: string): Span | null {
  const [, from, to] = /^(\d{1,2}) ?(?:bis|to|–|-) ?(\d{1,2})(?: Jahren?| years)?$/i.exec(name) ?? []
  if (from !== undefined && to !== undefined) return { from: Number(from), to: Number(to) }
  const [, german, english] = /^ab (\d{1,2})(?: Jahren?)?$|^(?:from )?(?:age )?(\d{1,2})(?: years and over|\+)?$/i.exec(name) ?? []
  const open = german ?? english
  return open === undefined ? null : { from: Number(open), to: Number.POSITIVE_INFINITY }
}

function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to)
    else found.push({ ...span })
  }
  return found
}
