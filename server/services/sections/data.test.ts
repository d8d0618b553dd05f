import { expect, test } from 'vitest'
import { checkedSchema } from '#modules/schemas.ts'
import { toShown, toStored } from './data.ts'

/** A kind whose words were once called `title`, and had no size. */
const schema = checkedSchema({
  kind: 'sign',
  fields: { words: { type: 'text', required: true, localised: true }, size: { type: 'select', options: ['small', 'large'] } },
  steps: [({ title, ...rest }) => ({ ...rest, words: title }), (stored) => ({ ...stored, size: 'large' })],
})
const first = { title: { de: 'Eingang', en: '' } }
const second = { words: { de: 'Eingang', en: 'Entrance' }, $shape: 1 }

test('what an earlier program stored is read as the kind is now', () => {
  expect(toShown(schema, first, 'en')).toEqual({ fields: { words: 'Eingang', size: 'large' }, fallback: ['words'], outdated: [], written_for: {} })
  expect(toShown(schema, second, 'en').fields).toEqual({ words: 'Entrance', size: 'large' })
})

test('a write of one language keeps the other one of an earlier shape, and stores the shape of now', () => {
  const stored = toStored(schema, { body: { words: 'Way in' }, locale: 'en', before: first })
  expect(stored).toEqual({ words: { de: 'Eingang', en: 'Way in' }, size: 'large', $shape: 2 })
  expect(toStored(schema, { body: { size: 'small' }, locale: 'de', before: stored })).toEqual({ ...stored, size: 'small' })
})
