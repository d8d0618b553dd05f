import { expect, test } from 'vitest'
import { moduleEditors } from '#modules/editors.ts'
import { moduleRecord, section } from '../testing/documents.ts'
import { findMissingTranslations, translationMark } from './translation-marks.ts'

const german = (fields = {}) => moduleRecord(11, { kind: 'headline', content: 'Karten', ...fields })
const english = (fields = {}) => moduleRecord(11, { kind: 'headline', content: 'Tickets', ...fields })

test.each([
  ['nothing', english(), null],
  ['missing', english({ content: 'Karten', fallback: ['content'] }), 'missing'],
  ['same on purpose', english({ content: 'Karten' }), 'same'],
  ['outdated', english({ outdated: ['content'] }), 'older'],
])("mark %s is the same from either language's page", (_, other, mark) => {
  expect(translationMark({ record: german(), translation: { ...other, version: 2 }, locale: 'de' }, 'content')).toBe(
    mark,
  )
  expect(translationMark({ record: { ...other, version: 2 }, translation: german(), locale: 'en' }, 'content')).toBe(
    mark,
  )
})

test('the record saved last decides whether English is outdated', () => {
  const renewed = english({ version: 3, outdated: [] })
  expect(
    translationMark(
      { record: german({ version: 2, outdated: ['content'] }), translation: renewed, locale: 'de' },
      'content',
    ),
  ).toBeNull()
  expect(
    translationMark(
      { record: german({ version: 4, outdated: ['content'] }), translation: renewed, locale: 'de' },
      'content',
    ),
  ).toBe('older')
})

test('untranslated texts are listed in reading order, without empty German ones', () => {
  const doc = {
    sections: [
      section(1, 0, [
        [german({ preline: 'Neu', subline: '' }), moduleRecord(12, { kind: 'text', content: '<p>a</p>' })],
      ]),
    ],
  }
  const otherDoc = {
    sections: [
      section(1, 0, [
        [
          english({ preline: 'Neu', fallback: ['preline'] }),
          moduleRecord(12, { kind: 'text', content: '<p>b</p>', outdated: ['content'], version: 2 }),
        ],
      ]),
    ],
  }
  const editOf = (kind: string) => moduleEditors.get(kind) ?? null
  expect(findMissingTranslations({ doc, otherDoc, locale: 'de', serverId: (id) => id, editOf })).toEqual([
    { module: 11, field: 'preline', mark: 'missing' },
    { module: 12, field: 'content', mark: 'older' },
  ])
})
