import { expect, test } from 'vitest'
import { hyphenate } from './hyphenation.server.ts'

const visible = (text: string) => text.replaceAll('\u00ad', '|')

test('hyphenate adds soft hyphens to long words of a German heading', () => {
  expect(visible(hyphenate('Weihnachtsoratorium', 'de'))).toBe('Weih|nachts|ora|to|rium')
})

test('hyphenate leaves short words unchanged', () => {
  expect(hyphenate('Brahms’ Vierte', 'de')).toBe('Brahms’ Vierte')
})

test('hyphenate leaves no fragment of fewer than four letters at either end', () => {
  expect(visible(hyphenate('Südwestphilharmonie', 'de'))).toBe('Südwest|phil|har|monie')
})
