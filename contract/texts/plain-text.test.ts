import { expect, test } from 'vitest'
import { excerpt, richTextToPlain } from './plain-text.ts'

test.each([
  ['<p>Ein <strong>Wort</strong></p><p>und&nbsp;noch eins</p>', 'Ein Wort und noch eins'],
  ['<p>Bach &amp; Söhne &lt;live&gt; &quot;heute&quot;</p>', 'Bach & Söhne <live> "heute"'],
  ['<p>&amp;lt; bleibt</p>', '&lt; bleibt'],
  ['<p>\u00a0</p><p><br></p>', ''],
])('%s has the plain text %j', (html, plainText) => {
  expect(richTextToPlain(html)).toBe(plainText)
})

test('an excerpt is cut at a word boundary', () => {
  expect(excerpt('<p>Drei kurze Wörter</p>', 12)).toBe('Drei kurze …')
  expect(excerpt('<p>Drei kurze Wörter</p>', 17)).toBe('Drei kurze Wörter')
})

test('an excerpt ends with a sentence unless that is short', () => {
  const text = 'Siebzig junge Leute spielen. Im Herbst gibt es ein Programm, z. B. Brahms'
  expect(excerpt(text, 50)).toBe('Siebzig junge Leute spielen.')
  expect(excerpt(text, 71)).toBe('Siebzig junge Leute spielen. Im Herbst gibt es ein Programm, z. B. …')
})

test('inline markup does not split words', () => {
  expect(
    richTextToPlain('<p>Karten <a href="/de/karten">hier</a>, <strong>Donau</strong>eschingen</p><p>Ende</p>'),
  ).toBe('Karten hier, Donaueschingen Ende')
})
