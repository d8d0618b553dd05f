import type { Locale } from '#config'
import type { VersionChange } from '#contract/versions.ts'
import { versionWords } from './words.ts'

/** One change in words; `nameOf` is how a kind with its first words is called. */
export function changeWords(
  { type, kind, words, section, languages, difference }: VersionChange,
  { locale, nameOf }: { locale: Locale; nameOf: (kind: string, words: string) => string },
): string {
  const text = versionWords[locale]
  const named = languages.map((language) => text.languages[language]).join(', ')
  const told = text.changes[type]({
    name: nameOf(kind ?? 'section', words),
    // A heading that names its section is not told twice.
    section: section === words ? '' : text.inSection(section),
    languages: named && ` (${named})`,
  })
  return difference ? `${told}: ${text.difference(difference)}` : told
}
