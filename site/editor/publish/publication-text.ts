import type { Locale } from '#config'
import type { PagePublication } from '#contract/page/publications.ts'
import { formatInstant } from '../words/naming.ts'
import { publishWords } from './words.ts'

type LanguagePublication = PagePublication['languages'][number]

/** State of one language: draft or public, and since when. */
export function formatPublicationState({ differs, public_from, by }: LanguagePublication, locale: Locale): string {
  const words = publishWords[locale]
  const since =
    public_from === null
      ? words.never
      : words.since(formatInstant(locale, new Date(public_from))) + (by ? words.by(by) : '')
  return `${differs ? words.changed : words.same} · ${since}`
}

/** State of the whole page for the bar: the page's own language first. */
export function formatPagePublication({ languages }: PagePublication, locale: Locale): string {
  const words = publishWords[locale]
  if (!languages.some(({ differs }) => differs)) return words.public
  const ownFirst = languages.toSorted(
    (one, other) => Number(other.language === locale) - Number(one.language === locale),
  )
  return ownFirst
    .flatMap((entry) =>
      entry.differs ? `${words.language[entry.language]}: ${formatPublicationState(entry, locale)}` : [],
    )
    .join('; ')
}

/** Each change once, although it may be one of both languages. */
export function listChanges(
  { languages }: PagePublication,
  of: readonly Locale[] = languages.map(({ language }) => language),
): LanguagePublication['changes'] {
  const all = languages.flatMap(({ language, changes }) => (of.includes(language) ? changes : []))
  return [...new Map(all.map((change) => [`${change.type} ${change.id}`, change])).values()]
}
