import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkedSchema } from '#modules/schemas.ts'
import {
  isOutdated,
  pickGerman,
  type TranslatedText,
  toLocalFields,
  toStoredData,
  updateTranslatedText,
} from './data.ts'

const schema = checkedSchema({
  kind: 'sign',
  label: ['Schild', 'Sign'],
  fields: {
    words: { type: 'text', required: true, localised: true, label: ['Worte', 'Words'] },
    size: {
      type: 'choice',
      options: { small: ['Klein', 'Small'], large: ['Groß', 'Large'] },
      initial: 'small',
      label: ['Größe', 'Size'],
    },
  },
  steps: [({ title, ...rest }) => ({ ...rest, words: title }), (stored) => ({ ...stored, size: 'large' })],
})
const first = { title: { de: 'Eingang', en: '' } }
const second = { words: { de: 'Eingang', en: 'Entrance' }, $shape: 1 }

test('data of an earlier shape is read in the current one', () => {
  expect(toLocalFields(schema, first, 'en')).toEqual({
    fields: { words: 'Eingang', size: 'large' },
    fallback: ['words'],
    outdated: [],
    written_for: {},
  })
  expect(toLocalFields(schema, second, 'en').fields).toEqual({ words: 'Entrance', size: 'large' })
})

test('a write in one language migrates the shape and preserves the other', () => {
  const stored = toStoredData(schema, { body: { words: 'Way in' }, locale: 'en', before: first })
  expect(stored).toEqual({ words: { de: 'Eingang', en: 'Way in' }, size: 'large', $shape: 2 })
  expect(toStoredData(schema, { body: { size: 'small' }, locale: 'de', before: stored })).toEqual({
    ...stored,
    size: 'small',
  })
})

const write = (before: TranslatedText | undefined, locale: 'de' | 'en', text: string | undefined, outdated = false) =>
  updateTranslatedText(before, { locale, text, isOutdated: outdated })
const undo = (before: TranslatedText, to: TranslatedText) =>
  updateTranslatedText(before, { locale: 'en', text: to.en, isOutdated: false, writtenFor: pickGerman(to) })

test('English is outdated exactly while German differs from its source', () => {
  const step = fc.record({
    locale: fc.constantFrom('de' as const, 'en' as const),
    text: fc.constantFrom('', 'a', 'b', '<p>a</p>', undefined),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let stored: TranslatedText = { de: '', en: '' }
      let writtenFor = ''
      for (const { locale, text } of steps) {
        stored = write(stored, locale, text)
        const german = stored.de.replace(/<[^>]*>/g, '')
        // An English text written before any German one has no source text.
        if ((locale === 'en' && text !== undefined) || writtenFor === '' || german === '') writtenFor = german
        expect(isOutdated(stored)).toBe(stored.en !== '' && german !== '' && german !== writtenFor)
        expect('of' in stored).toBe(isOutdated(stored))
      }
    }),
  )
})

test('reverting a German text makes its English one current again', () => {
  const stored = { de: 'Karten', en: 'Tickets' }
  const changed = write(stored, 'de', 'Abonnements')
  expect(isOutdated(changed)).toBe(true)
  expect(write(changed, 'de', 'Karten')).toEqual(stored)
})

test('a restored or copied English text is as outdated as before', () => {
  const older = write({ de: 'Karten', en: 'Tickets' }, 'de', 'Abonnements')
  const renewed = write(older, 'en', 'Subscriptions')
  expect(isOutdated(renewed)).toBe(false)
  expect(isOutdated(write(renewed, 'en', 'Tickets', true))).toBe(true)
  expect(isOutdated(write({ de: 'Abonnements', en: '' }, 'en', 'Tickets', true))).toBe(true)
})

test('undo restores the outdated state of English texts in either order', () => {
  const stored = { de: 'Karten', en: 'Tickets' }
  const older = write(stored, 'de', 'Abonnements')
  const renewed = write(older, 'en', 'Subscriptions')
  expect(isOutdated(undo(renewed, older))).toBe(true)
  expect(undo(renewed, older)).toEqual(older)
  expect(write(undo(renewed, older), 'de', 'Karten')).toEqual(stored)
  expect(undo(write(renewed, 'de', 'Karten'), older)).toEqual(stored)
  // Another window has changed the German text since.
  const translated = write(stored, 'en', 'Admission')
  expect(isOutdated(undo(write(translated, 'de', 'Abonnements'), stored))).toBe(true)
})
