import { expect, test } from 'vitest'
import { german } from './de/messages.ts'
import { english } from './en/messages.ts'

test('both languages have the same messages, which show the same values', () => {
  expect(valuesIn(english)).toEqual(valuesIn(german))
})

/** The values that each message names, by its key; a message of one and many names its count or not. */
function valuesIn(messages: object, above: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(messages).map(([key, message]): Record<string, string> => {
    const path = [...above, key]
    if (typeof message !== 'string') return valuesIn(message, path)
    return { [path.join('.')]: [...new Set(message.match(/%\{\w+\}/g))].sort().join(' ') }
  })
  return Object.assign({}, ...entries)
}
