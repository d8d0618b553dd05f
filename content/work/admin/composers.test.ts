import { expect, test } from 'vitest'
import { composerSpellings, wellKnownComposers } from '#contract/well-known-composers.ts'
import { suggestComposers, toSortName } from './composers.tsx'

test.each([
  ['Ludwig van Beethoven', 'Beethoven, Ludwig van'],
  ['Clara Schumann', 'Schumann, Clara'],
  ['Hildegard', 'Hildegard'],
  ['Johann Strauss (Sohn)', ''],
  ['Bach, Johann Sebastian', ''],
  ['', ''],
])('%s is proposed to be sorted as "%s"', (name, sorted) => {
  expect(toSortName(name)).toBe(sorted)
})

test.each([
  ['Tchai', 'Pjotr Iljitsch Tschaikowsky'],
  ['cajk', 'Pjotr Iljitsch Tschaikowsky'],
  ['dvor', 'Antonín Dvořák'],
  ['Clara Sch', 'Clara Schumann'],
  ['Fanny Mend', 'Fanny Hensel'],
  ['lutosl', 'Witold Lutosławski'],
])('who types „%s“ is offered %s', (typed, name) => {
  expect(suggestComposers(typed).map((each) => each.name)).toContain(name)
})

test('one letter offers nobody, and a name that is not known nobody', () => {
  expect([suggestComposers('B'), suggestComposers('Unbekannt')]).toEqual([[], []])
})

test('the composers that come with the product are each there once, with years in their order', () => {
  expect(wellKnownComposers.length).toBeGreaterThanOrEqual(150)
  expect(new Set(wellKnownComposers.map(({ name }) => name)).size).toBe(wellKnownComposers.length)
  for (const { name, sort_name, born, died } of wellKnownComposers) {
    expect(name.split(' ').length, sort_name).toBeGreaterThan(1)
    if (born !== null && died !== null) expect(died - born, name).toBeGreaterThan(20)
  }
})

test('a spelling stands for one name only', () => {
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
