import { expect, test } from 'vitest'
import { groupByLetter } from './ComposerIndex.tsx'

test('names are grouped by first letter without accents, others last', () => {
  const names = [
    '’s-Gravenzande, Jan',
    'Álvarez, Ana',
    'Bach, Johann Sebastian',
    'Šimon, Jan',
    'Ärne, Thomas',
    'schumann, Clara',
  ]
  expect(
    groupByLetter(names.map((sort_name) => ({ sort_name }))).map(({ letter, group }) => [letter, group.length]),
  ).toEqual([
    ['A', 2],
    ['B', 1],
    ['S', 2],
    ['#', 1],
  ])
})
