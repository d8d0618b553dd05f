import { expect, test } from 'vitest'
import type { VersionChange } from '#contract/page/versions.ts'
import { formatVersionChange } from './format-version-change.ts'

const headline: VersionChange = {
  type: 'changed',
  id: 1,
  kind: 'headline',
  words: 'Rang',
  section: 'Preise',
  languages: ['de', 'en'],
  difference: null,
}
const owner = { content_type: 'event' as const, object_id: 5 }
const nameOf = (kind: string, name: string) => `${kind} „${name}“`

test.each<[VersionChange, string]>([
  [headline, 'headline „Rang“ im Abschnitt „Preise“ geändert (deutsch, englisch)'],
  [{ ...headline, words: 'Preise', languages: [] }, 'headline „Preise“ geändert'],
  [
    { ...headline, words: 'Preise', languages: ['de'], difference: { was: '19', now: '20' } },
    'headline „Preise“ geändert (deutsch): „19“ wurde „20“',
  ],
  [
    { ...headline, words: 'Preise', languages: [], difference: { was: '', now: 'nur' } },
    'headline „Preise“ geändert: neu „nur“',
  ],
  [
    { ...headline, words: 'Preise', languages: [], difference: { was: 'nur', now: '' } },
    'headline „Preise“ geändert: „nur“ gestrichen',
  ],
  [{ ...headline, type: 'moved', languages: [] }, 'headline „Rang“ verschoben, jetzt im Abschnitt „Preise“'],
  [{ ...headline, type: 'moved', section: '', languages: [] }, 'headline „Rang“ verschoben, jetzt an anderer Stelle'],
  [{ ...headline, type: 'section_removed', kind: null, words: 'Preise', languages: [] }, 'section „Preise“ gelöscht'],
  [
    { ...headline, type: 'page_text', words: 'name_subline', languages: ['de'] },
    'Untertitel der Seite geändert (deutsch)',
  ],
  [
    { ...headline, type: 'page_text', words: 'heroes/headline', languages: ['de'] },
    'Überschrift (Auftakt) der Seite geändert (deutsch)',
  ],
])('a change is described: $1', (change, expected) => {
  expect(formatVersionChange(change, { speaks: 'de', owner }, nameOf)).toBe(expected)
})
