// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPastedTable, isNumber, parseTabbedText } from './pasted-table.ts'

test.each([
  [
    'cells and lines',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    'a\t\tb\n\t\tc',
    [
      ['a', '', 'b'],
      ['', '', 'c'],
    ],
  ],
  ['a line end at the end', 'a\tb\r\n', [['a', 'b']]],
  [
    'quoted cells with line ends',
    '"a\nb"\tc\nd\t"5 "" lang"',
    [
      ['a\nb', 'c'],
      ['d', '5 " lang'],
    ],
  ],
  ['a quotation mark in words', 'das "Cello"\tb', [['das "Cello"', 'b']]],
  ['an open quotation mark', '"a\tb', [['"a', 'b']]],
  ['one word', 'a', [['a']]],
])('reads %s', (_, text, rows) => {
  expect(parseTabbedText(text)).toEqual(rows)
})

test.each(['28 €', '€28', '1.234,50 €', '−3 %', '10:30', 'CHF 12.–', '7'])('%s is a number', (words) => {
  expect(isNumber(words)).toBe(true)
})

test.each(['ab 28 €', '', 'Reihe 1', '1. Rang', '3 Konzerte', '1–8'])('"%s" is no number', (words) => {
  expect(isNumber(words)).toBe(false)
})

test.each([
  [
    'cells of Word with aligned paragraphs',
    "<table><tr><td width=10><p class=MsoNormal align=right style='text-align:right'>28 €<o:p></o:p></p></td></tr></table>",
    '<table><tr><td><p style="text-align: right;">28 €</p></td></tr></table>',
  ],
  [
    'styled cells of Google Sheets',
    '<google-sheets-html-origin><table><tbody><tr><td style="overflow:hidden;text-align:right;font-weight:bold">28</td><td></td></tr></tbody></table>',
    '<table><tr><td><p style="text-align: right;"><strong>28</strong></p></td><td></td></tr></table>',
  ],
  [
    'joined cells',
    '<table><tr><td colspan="2" rowspan="1">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '<table><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></table>',
  ],
  [
    'a table in a cell as text',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    '<table><tr><td><p>a | b</p></td></tr></table>',
  ],
  [
    'several tables as one',
    '<table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>',
    '<table><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></table>',
  ],
])('keeps %s', (_, html, cleaned) => {
  expect(cleanPastedTable(html).html).toBe(cleaned)
})

test('hidden rows and comments are left out', () => {
  const { html, droppedKinds } = cleanPastedTable(
    '<table><tr style="display:none"><td>geheim</td></tr><tr><td>a<span class=MsoCommentReference>[1]</span></td></tr></table>',
  )
  expect(html).toBe('<table><tr><td><p>a</p></td></tr></table>')
  expect(droppedKinds).toEqual(new Set(['comments', 'hidden']))
})

test('a huge table is cut', () => {
  const { html } = cleanPastedTable(
    `<table><tr>${'<td>a</td>'.repeat(70)}</tr>${'<tr><td>a</td></tr>'.repeat(310)}</table>`,
  )
  expect(html.split('<tr>')).toHaveLength(301)
  expect(html.split('<td>')).toHaveLength(60 + 299 + 1)
})
