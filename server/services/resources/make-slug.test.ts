import { expect, test } from 'vitest'
import { makeSlug } from './make-slug.ts'

test.each([
  ['Œuvre', 'oeuvre'],
  ['ŒUVRE', 'oeuvre'],
  ['Chefs d’œuvre', 'chefs-d-oeuvre'],
  ['Æther & Übung', 'aether-und-uebung'],
  ['Große Straße', 'grosse-strasse'],
  ['GROẞE', 'grosse'],
  ['Mahlers Fünfte', 'mahlers-fuenfte'],
  ['東京', 'dongjing'],
  ['Konzert 東京', 'konzert-dongjing'],
  ['Чайковский', 'chaykovskiy'],
  ['שלום', 'slvm'],
  ['🎻', 'violin'],
  ['🎉 Fest', 'tada-fest'],
  ['***', 'ohne-titel'],
])('%s makes the slug %s', (text, slug) => {
  expect(makeSlug(text)).toBe(slug)
})
