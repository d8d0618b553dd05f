import { expect, test } from 'vitest'
import { moduleEditors } from '#modules/editors.ts'
import { fittingFormat } from './picture-kind.ts'

const image = moduleEditors.get('image')
const text = moduleEditors.get('text')

test.each([
  ['a portrait', { width: 800, height: 1200 }, 'vertical'],
  ['a landscape', { width: 1600, height: 1000 }, 'horizontal'],
  ['a panorama', { width: 4000, height: 900 }, 'horizontal'],
])('%s gets the closest format', (_, size, alias) => {
  expect(image && fittingFormat(image, size)).toEqual({ alias })
})

test('a kind without pictures and an unknown size choose nothing', () => {
  expect(text && fittingFormat(text, { width: 800, height: 600 })).toEqual({})
  expect(image && fittingFormat(image, null)).toEqual({})
})
