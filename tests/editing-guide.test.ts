import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const sources = sourceFiles
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replaceAll(/\u00ad/g, '')
  .replaceAll(/\u00a0|\\u00a0/g, ' ')

/** Bold text in the guide names parts of the product, except keys and whole sentences. */
const named = [...guide.matchAll(/\*\*(.+?)\*\*/g)]
  .flatMap(([, bold = '']) => (/[.:]$/.test(bold) ? [] : bold.split('→')))
  .map((words) => words.replaceAll(/^[\s…⋯]+|[\s…]+$/g, ''))
  .filter((words) => words !== '' && !/^(Strg|Umschalt|Esc|Enter|Tab|[A-Z])(\+.*)?$/.test(words))

test('every label quoted in the editing guide exists in the product', () => {
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((words) => !isOfTheProduct(words))).toEqual([])
})

/** Literally in the code, or composed there: "Frage" and "hinzufügen", a number and its noun. */
function isOfTheProduct(words: string): boolean {
  if (sources.includes(words)) return true
  const parts = words.split(/ … ?| (?=hinzufügen$)/)
  return parts.length > 1 && parts.every((part) => sources.includes(part))
}
