import { expect, test } from 'vitest'
import { losesWords } from './save-version.ts'
import type { PageSnapshot } from './snapshot.ts'

const longText =
  'Ein langer Satz über das nächste Konzert, den jemand mit Mühe geschrieben hat und nicht zweimal schreiben will, weil er gut ist.'

function page(...texts: { de: string; en?: string }[]): PageSnapshot {
  const modules = texts.map(({ de, en = '' }, index) => ({
    ...{ id: index + 1, section_id: 1, list_id: null, kind: 'text', column: 0, anchor: '' },
    data: { content: { de: `<p>${de}</p>`, en: en && `<p>${en}</p>` } },
  }))
  return { sections: [], modules }
}

test.each([
  ['an overwritten long text', page({ de: longText }), page({ de: 'Kurz.' }), true],
  ['another text of the same length', page({ de: longText }), page({ de: longText.toUpperCase() }), true],
  ['half of a short text', page({ de: 'Sechs Abonnements zur Wahl' }), page({ de: 'Sechs' }), true],
  ['an overwritten English text', page({ de: 'Gleich', en: longText }), page({ de: 'Gleich', en: 'x' }), true],
  ['a deleted module', page({ de: 'x' }, { de: longText }), page({ de: 'x' }), true],
  ['added text', page({ de: longText }), page({ de: `${longText} Und mehr.` }), false],
  ['a changed word', page({ de: longText }), page({ de: longText.replace('gut', 'schön') }), false],
  ['a heading of two words', page({ de: 'Karten' }), page({ de: 'Preise' }), false],
  ['added bold', page({ de: longText }), page({ de: `<strong>${longText}</strong>` }), false],
])('lost text is detected: %s', (_, before, after, loses) => {
  expect(losesWords(before, after)).toBe(loses)
})
