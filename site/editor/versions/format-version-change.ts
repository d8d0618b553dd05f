import type { Locale } from '#config'
import type { VersionChange } from '#contract/page/versions.ts'
import { resourceMessages } from '#model/messages.ts'
import { versionWords } from './words.ts'

/** One change as text; `moduleName` is a kind with its first words. */
export function formatVersionChange(
  { type, kind, words, section, languages, difference }: VersionChange,
  { locale, nameOf }: { locale: Locale; nameOf: (kind: string, name: string) => string },
): string {
  const text = versionWords[locale]
  const languageNames = languages.map((language) => text.languages[language]).join(', ')
  const sentence = text.changes[type]({
    name: type === 'page_text' ? pageTextName(words, locale) : nameOf(kind ?? 'section', words),
    // A heading that is also the section's name is not repeated.
    section: section === words ? '' : text.inSection(section),
    languages: languageNames && ` (${languageNames})`,
  })
  return difference ? `${sentence}: ${text.difference(difference)}` : sentence
}

function pageTextName(field: string, locale: Locale): string {
  return resourceMessages.pages.fields?.[locale][field] ?? field
}
