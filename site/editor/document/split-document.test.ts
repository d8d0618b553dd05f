// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isStructured, splitDocument } from './split-document.ts'

test('numbers in the cells of a document are aligned right', () => {
  const [part] = splitDocument('<table><tr><td>Parkett</td><td>28,00 €</td></tr></table>').parts
  expect(part).toMatchObject({
    rows: '<tr><td><p>Parkett</p></td><td><p style="text-align: right;">28,00 €</p></td></tr>',
  })
})

test('a document is split at headings, tables and pictures', () => {
  const { parts } = splitDocument(
    '<h1>Sommerfest</h1><p>Alle <strong>spielen</strong>.</p><ul><li>Flöten</li></ul><h2>Preise</h2><table><tr><td>Kinder</td><td></td></tr></table><p>Bis dann<img src="picture:0" alt="Ein Hof"></p><p><img src="picture:1" alt="Ein Bild, das Gras enthält.&#10;&#10;Automatisch generierte Beschreibung"></p><p>Ende</p>',
  )
  expect(parts).toEqual([
    { type: 'heading', level: 2, text: 'Sommerfest' },
    { type: 'text', html: '<p>Alle <strong>spielen</strong>.</p><ul><li>Flöten</li></ul>' },
    { type: 'heading', level: 3, text: 'Preise' },
    { type: 'table', rows: '<tr><td><p>Kinder</p></td><td></td></tr>' },
    { type: 'text', html: '<p>Bis dann</p>' },
    { type: 'picture', picture: 0, alt: 'Ein Hof' },
    { type: 'picture', picture: 1, alt: '' },
    { type: 'text', html: '<p>Ende</p>' },
  ])
})

test.each([
  ['<tr><td><strong>Karte</strong></td><td><strong>Preis</strong></td></tr><tr><td>Kinder</td><td>5 €</td></tr>', 'th'],
  ['<tr><th>Karte</th><th>Preis</th></tr><tr><td>Kinder</td><td>5 €</td></tr>', 'th'],
  ['<tr><td><strong>Karte</strong></td><td>Preis</td></tr><tr><td>Kinder</td><td>5 €</td></tr>', 'td'],
])('the first row of %s has cells %s', (rows, tag) => {
  const [part] = splitDocument(`<table>${rows}</table>`).parts
  expect(part?.type === 'table' && part.rows).toMatch(new RegExp(`^<tr><${tag}><p>`))
})

test('comments and footnotes are left out and named', () => {
  const { parts, droppedKinds } = splitDocument(
    '<p>Am 12. Juli<sup class="comment"><a href="#comment-0">[C1]</a></sup><sup><a href="#footnote-2">[1]</a></sup></p><ol><li id="footnote-2"><p>Im Saal</p></li></ol><dl><dt>Comment</dt><dd>Intern</dd></dl>',
  )
  expect(parts).toEqual([{ type: 'text', html: '<p>Am 12. Juli</p>' }])
  expect(droppedKinds).toEqual(new Set(['comments', 'footnotes']))
})

test('blank paragraphs and headings make no part', () => {
  expect(splitDocument('<p> </p><h1></h1><table><tr><td></td></tr></table>').parts).toEqual([])
})

test('words outside of blocks and inside of wrappers are not lost', () => {
  const { parts } = splitDocument(
    '<div><h2>Eins</h2>Lose <b>Worte</b><div><p>Innen</p></div></div><section><h3>Zwei</h3></section>',
  )
  expect(parts).toEqual([
    { type: 'heading', level: 2, text: 'Eins' },
    { type: 'text', html: '<p>Lose <b>Worte</b></p><p>Innen</p>' },
    { type: 'heading', level: 3, text: 'Zwei' },
  ])
})

test('hidden and deleted words of headings are left out, also by the style sheet', () => {
  const { parts, droppedKinds } = splitDocument(
    '<html><head><style>span.T1{display:none}</style></head><body><h1>Fest<span class="T1"> intern</span><s> alt</s></h1><p>Text</p></body></html>',
  )
  expect(parts[0]).toEqual({ type: 'heading', level: 2, text: 'Fest' })
  expect([...droppedKinds].sort()).toEqual(['deleted', 'hidden'])
})

test.each([
  ['a heading and a text', '<h2>A</h2><p>B</p>', true],
  ['a text and a table', '<p>A</p><table><tr><td>B</td></tr></table>', true],
  ['a text alone', '<p>A</p><ul><li>B</li></ul>', false],
  ['a heading alone', '<h2>A</h2>', false],
])('%s has more than one part: %s %s', (_what, html, expected) => {
  expect(isStructured(splitDocument(html))).toBe(expected)
})
