import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const sources = sourceFiles
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replaceAll(/\u00ad|\\u00ad/g, '')
  .replaceAll(/\u00a0|\\u00a0/g, ' ')

/** Bold text in the guide names parts of the product, except keys and whole sentences. */
const labels = [...guide.matchAll(/\*\*(.+?)\*\*/g)]
  .flatMap(([, bold = '']) => (/[.:]$/.test(bold) ? [] : bold.split('→')))
  .map((label) => label.replaceAll(/^[\s…⋯]+|[\s…]+$/g, ''))
  .filter((label) => label !== '' && !/^(Strg|Umschalt|Esc|Enter|Tab|[A-Z])(\+.*)?$/.test(label))

test('every label quoted in the editing guide exists in the product', () => {
  expect(labels.length).toBeGreaterThan(100)
  expect([...new Set(labels)].filter((label) => !isOfTheProduct(label))).toEqual([])
})

/** Literally in the code, or composed there: "Frage" and "hinzufügen", a number and its noun. */
function isOfTheProduct(label: string): boolean {
  if (sources.includes(label)) return true
  const parts = label.split(/ … ?| (?=hinzufügen$)/)
  return parts.length > 1 && parts.every((part) => sources.includes(part))
}
