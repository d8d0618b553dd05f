import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('SVG elements have no percentage max-width, for Firefox', () => {
  const rules = [...readFileSync(new URL('base.css', import.meta.url), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const shrinking = rules.flatMap(([, selector = '', rule = '']) => (/max-width:\s*\d+%/.test(rule) ? [selector] : []))
  expect(shrinking.length).toBeGreaterThan(0)
  expect(shrinking.filter((selector) => /\bsvg\b/.test(selector))).toEqual([])
})
