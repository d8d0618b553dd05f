import type { Locale } from '#config'
import type { PagePublication } from '#contract/publications.ts'
import { momentWords } from '../words/naming.ts'
import { publishWords } from './words.ts'

export type InLanguage = PagePublication['languages'][number]
export type Planned = InLanguage['planned'][number]

/** How a page stands in one language: whether it is a draft, and since when visitors see what they see. */
export function standingWords({ differs, public_from, by }: InLanguage, locale: Locale): string {
  const words = publishWords[locale]
  const since =
    public_from === null
      ? words.never
      : words.since(momentWords(locale, new Date(public_from))) + (by ? words.by(by) : '')
  return `${differs ? words.changed : words.same} · ${since}`
}

export function plannedWords({ public_from, release }: Planned, locale: Locale): string {
  const words = publishWords[locale]
  return words.plannedFor(momentWords(locale, new Date(public_from))) + (release ? words.withRelease(release.name) : '')
}

/** The same of the whole page, as the bar says it: of the page's own language first. */
export function pageWords({ languages }: PagePublication, locale: Locale): string {
  const words = publishWords[locale]
  if (!languages.some(({ differs }) => differs)) return words.public
  const ownFirst = languages.toSorted(
    (one, other) => Number(other.language === locale) - Number(one.language === locale),
  )
  return ownFirst
    .flatMap((own) => (own.differs ? `${words.language[own.language]}: ${standingWords(own, locale)}` : []))
    .join('; ')
}
