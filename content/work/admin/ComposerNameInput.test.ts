import { expect, test } from 'vitest'
import { composerSpellings, wellKnownComposers } from '#contract/events/well-known-composers.ts'
import { suggestComposers, toSortName } from './ComposerNameInput.tsx'

test.each([
  ['Ludwig van Beethoven', 'Beethoven, Ludwig van'],
  ['Clara Schumann', 'Schumann, Clara'],
  ['Hildegard', 'Hildegard'],
  ['Johann Strauss (Sohn)', ''],
  ['Bach, Johann Sebastian', ''],
  ['', ''],
])('%s has the proposed sort name "%s"', (name, sorted) => {
  expect(toSortName(name)).toBe(sorted)
})

test.each([
  ['Tchai', 'Pjotr Iljitsch Tschaikowsky'],
  ['cajk', 'Pjotr Iljitsch Tschaikowsky'],
  ['dvor', 'Antonín Dvořák'],
  ['Clara Sch', 'Clara Schumann'],
  ['Fanny Mend', 'Fanny Hensel'],
  ['lutosl', 'Witold Lutosławski'],
])('typing „%s“ suggests %s', (typed, name) => {
  expect(suggestComposers(typed).map((each) => each.name)).toContain(name)
})

test('one letter or an unknown name has no suggestions', () => {
  expect([suggestComposers('B'), suggestComposers('Unbekannt')]).toEqual([[], []])
})

test('built-in composers are unique with plausible years', () => {
  expect(wellKnownComposers.length).toBeGreaterThanOrEqual(150)
  expect(new Set(wellKnownComposers.map(({ name }) => name)).size).toBe(wellKnownComposers.length)
  for (const { name, sort_name, born, died } of wellKnownComposers) {
    expect(name.split(' ').length, sort_name).toBeGreaterThan(1)
    if (born !== null && died !== null) expect(died - born, name).toBeGreaterThan(20)
  }
})

test('a spelling belongs to one name only', () => {
  const all = composerSpellings.flat()
  expect(all.length).toBe(new Set(all).size)
  expect(composerSpellings).toContainEqual([
    'Tschaikowsky',
    'Tchaikovsky',
    'Tschaikowski',
    'Čajkovskij',
    'Tschaikowskij',
    'Tchaikowsky',
  ])
})
