import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const sources = sourceFiles
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replaceAll(/\u00ad/g, '')
  .replaceAll(/\u00a0|\\u00a0/g, ' ')

/** What the guide prints bold: words of the product, but for keys and for whole sentences, which open a paragraph. */
const named = [...guide.matchAll(/\*\*(.+?)\*\*/g)]
  .flatMap(([, bold = '']) => (/[.:]$/.test(bold) ? [] : bold.split('→')))
  .map((words) => words.replaceAll(/^[\s…⋯]+|[\s…]+$/g, ''))
  .filter((words) => words !== '' && !/^(Strg|Umschalt|Esc|Enter|Tab|[A-Z])(\+.*)?$/.test(words))

test('every label quoted in the editing guide exists in the product', () => {
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((words) => !isOfTheProduct(words))).toEqual([])
})

/** As it stands in the code, or made there of parts: "Frage" and "hinzufügen", a number and what is counted. */
function isOfTheProduct(words: string): boolean {
  if (sources.includes(words)) return true
  const parts = words.split(/ … ?| (?=hinzufügen$)/)
  return parts.length > 1 && parts.every((part) => sources.includes(part))
}
