import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { nonBreakingWords } from './non-breaking-words.ts'

const { transform } = nonBreakingWords()
const bind = (code: string, id = '/content/x/words.ts') => {
  if (typeof transform !== 'function') throw new Error('no transform')
  const result = Reflect.apply(transform, { parse: parseAst }, [code, id])
  return result?.code.replaceAll('\u00a0', '_').replaceAll('\u2011', '~')
}

test.each([
  [
    "import { a } from 'b 12 Uhr'\nexport const c = 'z. B. um 12 Uhr'",
    "import { a } from 'b 12 Uhr'\nexport const c = 'z._B. um_12_Uhr'",
  ],
  [
    'export const c = { age: (n) => `ab $' + '{n} Jahren`, d: "Per E-Mail" }',
    'export const c = { age: (n) => `ab_$' + '{n}_Jahren`, d: "Per E-Mail" }',
  ],
  ["export const c = { 'Nr. 7': a ? 'Nr. 7' : '' }", "export const c = { 'Nr. 7': a ? 'Nr._7' : '' }"],
])('binds figures in words: %s', (code, bound) => {
  expect(bind(code)).toBe(bound)
})

test('other files are not changed', () => {
  expect(bind("export const a = 'um 12 Uhr'", '/site/editor/hints/words.ts')).toBeUndefined()
})
