import { expect, test } from 'vitest'
import { isEnglishMissing, localisedFieldNames } from './missing-english.ts'

const bilingual = { de: 'Ein Wort', en: 'A word' }
const german = { de: 'Ein Wort', en: '' }

test('translatable fields come from the schema', () => {
  expect(localisedFieldNames('works')).toEqual({ own: ['title'], rows: {} })
  expect(localisedFieldNames('productions')).toEqual({
    own: ['name', 'name_subline', 'description', 'additional_info', 'dress_code'],
    rows: {
      dates: expect.arrayContaining(['status_note', 'lift_note', 'nearest_stop']),
      programme: ['note'],
      people: ['instrument'],
    },
  })
})

test.each([
  ['news', { title: bilingual, body: german }, true],
  ['news', { title: bilingual, body: { de: '', en: '' } }, false],
  ['news', { title: bilingual, body: { de: '', en: 'Only English' } }, false],
  ['news', { title: bilingual, urls: german, category: german }, false],
  ['productions', { name: bilingual, dates: [{ status_note: bilingual }, { status_note: german }] }, true],
  [
    'productions',
    { name: bilingual, dates: [{ status_note: { de: '', en: '' } }], people: [{ instrument: bilingual }] },
    false,
  ],
  ['works', { title: bilingual, movements: ['Allegro'] }, false],
  ['files', { name: 'Saisonheft.pdf' }, false],
] as const)('in %s %o misses English: %s', (resource, record, isMissing) => {
  expect(isEnglishMissing(resource, record)).toBe(isMissing)
})
