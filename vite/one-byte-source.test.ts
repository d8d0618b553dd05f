import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeBeyondLatin1 } from './one-byte-source.ts'

test('a text that is written in one byte a character says what it said', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ä', '„', '–', '🎻', '\\', '\u2028', '"', 'e\u0301') })
  fc.assert(
    fc.property(text, (said) => {
      const code = escapeBeyondLatin1(`[${JSON.stringify(said)}, \`${said.replaceAll(/[\\`]/g, '\\$&')}\`, /[„–]|🎻/u.test(${JSON.stringify(said)})]`)
      expect([...code].every((sign) => sign <= '\u00ff')).toBe(true)
      expect([...runInNewContext(code)]).toEqual([said, said, /[„–]|🎻/u.test(said)])
    }),
  )
})
