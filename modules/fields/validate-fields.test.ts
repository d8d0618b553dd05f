import { expect, test } from 'vitest'
import fullteaser from '../fullteaser/edit.ts'
import headline from '../headline/edit.ts'
import image from '../image/edit.ts'
import text from '../text/edit.ts'
import video from '../video/edit.ts'
import { validateFields } from './validate-fields.ts'

const german = { locale: 'de', isNew: false } as const

test.each([
  ['an emptied required field', headline, { content: ' ' }, { content: ['Bitte ausfüllen.'] }],
  ['blank rich text', text, { content: '<p> </p>' }, { content: ['Bitte ausfüllen.'] }],
  ['a missing image', image, { image: null }, { image: ['Bitte ein Bild wählen.'] }],
  ['an emptied optional field', headline, { subline: '' }, {}],
  ['a text at its limit', headline, { content: 'x'.repeat(300) }, {}],
  [
    'a text over its limit',
    headline,
    { content: 'x'.repeat(312) },
    { content: ['12 Zeichen zu viel, höchstens 300.'] },
  ],
  ['surrounding spaces are trimmed', fullteaser, { text: ` ${'x'.repeat(256)} ` }, {}],
  ['an anchor over its limit', text, { anchor: 'x'.repeat(101) }, { anchor: ['1 Zeichen zu viel, höchstens 100.'] }],
  ['unchanged fields', headline, {}, {}],
])('module values are validated: %s', (_, { fields }, values, problems) => {
  expect(validateFields(values, { ...german, fields })).toEqual(problems)
})

test('a URL is not required if a file is set', () => {
  const { fields } = video
  expect(
    validateFields({ video_url: '' }, { ...german, fields, all: { video_file_mp4: '/files/9/film.mp4' } }),
  ).toEqual({})
  expect(validateFields({ video_url: '' }, { ...german, fields, all: { video_file_mp4: '' } })).toEqual({
    video_url: ['Bitte ausfüllen.'],
  })
})

test('English may lack a text that German has, except in new modules', () => {
  expect(validateFields({ content: '' }, { locale: 'en', isNew: false, fields: headline.fields })).toEqual({})
  expect(validateFields({}, { locale: 'en', isNew: true, fields: headline.fields })).toEqual({
    headline_level: undefined,
    content: ['Please fill this in.'],
  })
})
