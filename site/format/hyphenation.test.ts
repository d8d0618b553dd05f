import { expect, test } from 'vitest'
import { hyphenate } from './hyphenation.server.ts'

const visible = (text: string) => text.replaceAll('\u00ad', '|')

test('hyphenate adds soft hyphens to long words of a German heading', () => {
  expect(visible(hyphenate('Weihnachtsoratorium', 'de'))).toBe('Weih|nachts|ora|torium')
})

test('hyphenate leaves short words unchanged', () => {
  expect(hyphenate('Brahms’ Vierte', 'de')).toBe('Brahms’ Vierte')
})

test('hyphenate leaves four letters before the first break and six after the last', () => {
  expect(visible(hyphenate('Südwestphilharmonie', 'de'))).toBe('Südwest|phil|harmonie')
  expect(visible(hyphenate('Orchestermanager', 'de'))).toBe('Orches|ter|manager')
})

test.each([
  ['Beethovens Siebte und eine Oboe, die lacht', 'Beethovens Siebte und_eine_Oboe, die_lacht'],
  ['Streichquartett im Bürgerbüro', 'Streichquartett im_Bürgerbüro'],
  ['62 Menschen und ein A', '62 Menschen und_ein_A'],
  ['Karten und Ihr Besuch', 'Karten und_Ihr_Besuch'],
  ['Rund um den Unterricht', 'Rund um den_Unterricht'],
  ['Konzert in der Stadthalle', 'Konzert in der_Stadthalle'],
])('binds particles in the heading "%s" where a line can hold them', (heading, bound) => {
  expect(hyphenate(heading, 'de').replaceAll('\u00a0', '_').replaceAll('\u00ad', '')).toBe(bound)
})
