import { expect, test } from 'vitest'
import { childRowShapes, resourceSchemas } from '#contract/admin/resources/schemas.ts'
import { resourceNames } from '#model/types.ts'
import { german } from './de/messages.ts'
import { english } from './en/messages.ts'

test('both languages have the same messages and placeholders', () => {
  expect(valuesIn(english)).toEqual(valuesIn(german))
})

/** Fields that no form, list or conflict dialog shows. */
const unseen = ['external_id', 'id', 'focal_x', 'focal_y', 'hash']

test.each(resourceNames)('every field of %s has a label', (name) => {
  const { body, filters } = resourceSchemas[name]
  const inRows = Object.entries(childRowShapes(name)).flatMap(([rows, shape]) =>
    Object.keys(shape).map((field) => `${rows}.${field}`),
  )
  const contractFields = [...Object.keys(body.shape), ...Object.keys(filters), ...inRows]
  const labels = Object.keys(german.resources[name]?.fields ?? {})
  expect(
    contractFields.filter((field) => !labels.includes(field) && !unseen.includes(field.split('.').at(-1) ?? '')),
  ).toEqual([])
})

test('every attention item has a label', () => {
  const words: Record<string, unknown> = german.partitur.attention
  for (const name of resourceNames)
    for (const finding of Object.keys(resourceSchemas[name].attention ?? {}))
      expect(words[name], name).toHaveProperty(finding, expect.any(String))
})

/** The placeholders of each message by key; plural forms may omit the count. */
function valuesIn(messages: object, above: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(messages).map(([key, message]): Record<string, string> => {
    const path = [...above, key]
    if (typeof message !== 'string') return valuesIn(message, path)
    return { [path.join('.')]: [...new Set(message.match(/%\{\w+\}/g))].sort().join(' ') }
  })
  return Object.assign({}, ...entries)
}
