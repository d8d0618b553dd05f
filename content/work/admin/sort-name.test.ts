import { expect, test } from 'vitest'
import { sortNameOf } from './sort-name.ts'

test.each([
  ['Ludwig van Beethoven', 'Beethoven, Ludwig van'],
  ['Clara Schumann', 'Schumann, Clara'],
  ['Hildegard', 'Hildegard'],
  ['Johann Strauss (Sohn)', ''],
  ['Bach, Johann Sebastian', ''],
  ['', ''],
])('%s is proposed to be sorted as "%s"', (name, sorted) => {
  expect(sortNameOf(name)).toBe(sorted)
})
