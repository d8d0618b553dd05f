import type { VersionChange } from '#contract/page/versions.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { isResourceName, resourceMessages, singularName } from '#model/messages.ts'
import type { Editor } from '../core/create-editor.ts'
import { versionWords } from './words.ts'

/** One change as text; `moduleName` is a kind with its first words. */
export function formatVersionChange(
  { type, kind, words, section, languages, difference }: VersionChange,
  { owner, speaks }: Pick<Editor, 'owner' | 'speaks'>,
  nameOf: (kind: string, name: string) => string,
): string {
  const text = versionWords[speaks]
  const languageNames = languages.map((language) => text.languages[language]).join(', ')
  const sentence = text.changes[type]({
    name: type === 'page_text' ? pageTextName(words, { owner, speaks }) : nameOf(kind ?? 'section', words),
    // A heading that is also the section's name is not repeated.
    section: section === words ? '' : text.inSection(section),
    languages: languageNames && ` (${languageNames})`,
  })
  return difference ? `${sentence}: ${text.difference(difference)}` : sentence
}

/** The label of the field; of another record than the page's own with the name of its type. */
function pageTextName(name: string, { owner, speaks }: Pick<Editor, 'owner' | 'speaks'>): string {
  const [field = '', other = ''] = name.split('/').toReversed()
  const resource = isResourceName(other) ? other : resourceForSectionOwner(owner.content_type)
  const label = resourceMessages[resource].fields?.[speaks][field] ?? field
  return other ? `${label} (${singularName(resource, speaks)})` : label
}
