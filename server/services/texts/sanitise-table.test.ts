import { expect, test } from 'vitest'
import { fitsTable } from '#modules/rich-text.ts'
import { sanitiseTable } from './sanitise-table.ts'

const priceRows =
  '<tr><th scope="col"><p>Reihe</p></th><th scope="col"><p style="text-align:right">Preis</p></th></tr><tr><td><p>1–8</p></td><td><p style="text-align:right">28 €</p></td></tr>'

test('a sanitised table stays as it is', () => {
  expect(sanitiseTable(priceRows)).toBe(priceRows)
})

test.each([
  ['a whole table', '<table><tbody><tr><td>a</td></tr></tbody></table>', '<tr><td><p>a</p></td></tr>'],
  [
    'markup outside the list',
    '<tr><td onclick="x()" class="a"><img src=x onerror=x()>a<script>x()</script></td></tr>',
    '<tr><td><p>a</p></td></tr>',
  ],
  ['lists in cells', '<tr><td><ul><li>a</li></ul></td></tr>', '<tr><td><p>a</p></td></tr>'],
  ['text between cells', '<tr>vor<td>a</td>nach</tr>Ende', '<tr><td><p>a</p></td></tr>'],
  ['cells without a row', '<td>a</td><td>b</td>', '<tr><td><p>a</p></td><td><p>b</p></td></tr>'],
  ['a table in a cell', '<tr><td>a<table><tr><td>b</td></tr></table>c</td></tr>', '<tr><td><p>abc</p></td></tr>'],
  [
    'short rows, which are filled',
    '<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>',
    '<tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td><td><p></p></td></tr>',
  ],
  [
    'huge spans, which are bounded',
    '<tr><td rowspan="99">a</td><td colspan="999">b</td></tr>',
    '<tr><td rowspan="60"><p>a</p></td><td colspan="12"><p>b</p></td></tr>',
  ],
  [
    'spans beyond the last row, which are cut',
    '<tr><td rowspan="9">a</td><td>b</td></tr>',
    '<tr><td><p>a</p></td><td><p>b</p></td></tr>',
  ],
  [
    'spans that meet, which are cut',
    '<tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr>',
    '<tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr><tr><td><p>c</p></td></tr>',
  ],
  ['spans that are none', '<tr><td colspan="0" rowspan="-1">a</td></tr>', '<tr><td><p>a</p></td></tr>'],
  [
    'headers of joined cells, with the scope of a group',
    '<tr><th></th><th colspan="2">Preis</th></tr><tr><th rowspan="2">Abo</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>',
    '<tr><th scope="col"><p></p></th><th colspan="2" scope="colgroup"><p>Preis</p></th></tr><tr><th rowspan="2" scope="rowgroup"><p>Abo</p></th><td><p>1</p></td><td><p>2</p></td></tr><tr><td><p>3</p></td><td><p>4</p></td></tr>',
  ],
  [
    'a header in the middle, which is a plain cell',
    '<tr><td>a</td><td>b</td></tr><tr><td>c</td><th>d</th></tr>',
    '<tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr>',
  ],
  ['an empty table', '<tr><td><p></p></td><td>&nbsp;</td></tr>', ''],
  ['no table', '<p>Ton</p>', ''],
])('sanitising %s', (_, input, expected) => {
  expect(sanitiseTable(input)).toBe(expected)
  expect(sanitiseTable(expected)).toBe(expected)
})

test('refuses more characters than rich text may hold', () => {
  expect(() => sanitiseTable(`<tr><td>${'x'.repeat(50_000)}</td></tr>`)).toThrow()
})

test.each([
  [60, 12, true],
  [61, 12, false],
  [60, 13, false],
])('%i rows of %i columns fit: %s', (rows, columns, fits) => {
  const html = `<tr>${'<td>a</td>'.repeat(columns)}</tr>`.repeat(rows)
  expect(fitsTable(sanitiseTable(html))).toBe(fits)
})

test('a table of thousands of cells stays as small as it was sent', () => {
  const html = `<tr>${'<td>a</td>'.repeat(2000)}</tr>${'<tr><td>a</td></tr>'.repeat(1500)}`
  expect(sanitiseTable(html).length).toBeLessThan(2 * html.length)
})

test('counts the columns of joined cells', () => {
  expect(fitsTable(sanitiseTable(`<tr><td colspan="12">a</td><td>b</td></tr>`))).toBe(false)
})
