// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { CellSelection, cellAround } from '@tiptap/pm/tables'
import { expect, onTestFinished, test } from 'vitest'
import { sanitiseTable } from '#server/services/texts/sanitise-table.ts'
import type { OmittedPart } from '../rich-text/omitted-parts.ts'
import { tableEditing } from './table-editing.ts'

function start(rows = '', onLeftOut: (leftOut: ReadonlySet<OmittedPart>) => void = () => undefined): Editor {
  const editor = new Editor({
    extensions: tableEditing.extensions({ placeholder: '', onLeftOut }),
    content: tableEditing.toContent(rows),
  })
  onTestFinished(() => editor.destroy())
  editor.commands.setTextSelection(4)
  return editor
}

function press({ view }: Editor, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, ...init })
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true
}

function type({ view }: Editor, text: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(text, from, to)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) view.dispatch(insert())
}

/** Puts the caret into the cell with these words. */
function goTo(editor: Editor, words: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.isTextblock && node.textContent === words) editor.commands.setTextSelection(position + 1)
  })
}

function cellPositions({ state }: Editor): number[] {
  const positions: number[] = []
  state.doc.descendants(({ type }, position) => {
    if (type.name === 'tableCell') positions.push(position)
  })
  return positions
}

function paste({ view }: Editor, data: { html?: string; text?: string }): void {
  // jsdom has no clipboard.
  const event = new Event('paste') as ClipboardEvent
  if (data.html !== undefined) view.pasteHTML(data.html, event)
  else view.pasteText(data.text ?? '', event)
}

/** Cells by row; `|` between them, `>` before right-aligned ones, `#` before headers. */
function show(editor: Editor): string[] {
  const page = new DOMParser().parseFromString(`<table>${tableEditing.toHtml(editor)}</table>`, 'text/html')
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.children]
      .map((cell) => {
        const isRight = cell.querySelector('p')?.style.textAlign === 'right'
        const spans = ['colspan', 'rowspan'].map((name) => cell.getAttribute(name)).filter(Boolean)
        return `${cell.localName === 'th' ? '#' : ''}${isRight ? '>' : ''}${cell.textContent}${spans.length > 0 ? `(${spans.join()})` : ''}`
      })
      .join(' | '),
  )
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`

test('a new table has two columns with a header row and is empty', () => {
  const editor = start()
  expect(tableEditing.toHtml(editor)).toBe('')
  type(editor, 'Reihe')
  expect(show(editor)).toEqual(['#Reihe | #', ' | ', ' | '])
})

test('the server stores what the editor shows', () => {
  const editor = start()
  paste(editor, { text: 'Reihe\tPreis\n1–8\t28 €\n9–20\t' })
  const html = tableEditing.toHtml(editor)
  const stored = sanitiseTable(html)
  expect(stored).toContain('<th scope="col"><p>Reihe</p></th>')
  expect(tableEditing.toHtml(start(stored))).toBe(html)
})

test('Tab and Enter go through the cells and add rows', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  expect(press(editor, 'Tab')).toBe(true)
  type(editor, 'B')
  press(editor, 'Enter')
  type(editor, 'D')
  press(editor, 'Tab')
  type(editor, 'e')
  press(editor, 'Tab', { shiftKey: true })
  type(editor, 'f')
  press(editor, 'Enter')
  expect(show(editor)).toEqual(['a | B', 'c | f', 'e | '])
})

test('Enter in a filled last row adds a row, in an empty one none', () => {
  const editor = start(row('a', 'b'))
  press(editor, 'Enter')
  press(editor, 'Enter')
  type(editor, 'c')
  expect(show(editor)).toEqual(['a | b', 'c | '])
})

test('Shift+Tab in the first cell lets the focus go', () => {
  expect(press(start(row('a')), 'Tab', { shiftKey: true })).toBe(false)
})

test('Tab in the last cell of sixty rows lets the focus go', () => {
  const editor = start(row('a').repeat(60))
  editor.commands.setTextSelection(editor.state.doc.content.size - 4)
  expect(press(editor, 'Tab')).toBe(false)
  expect(show(editor)).toHaveLength(60)
})

test('a new row keeps the headers and the alignment of its columns', () => {
  const editor = start(
    '<tr><th><p>Reihe</p></th><th><p>Preis</p></th></tr><tr><th><p>A</p></th><td><p style="text-align:right">38</p></td></tr>',
  )
  editor.commands.setTextSelection(editor.state.doc.content.size - 4)
  press(editor, 'Tab')
  type(editor, 'B')
  press(editor, 'Tab')
  type(editor, '29')
  expect(show(editor)).toEqual(['#Reihe | #>Preis', '#A | >38', '#B | >29'])
})

test('a row above the header row becomes the header row', () => {
  const editor = start('<tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr>')
  editor.commands.addRowBefore()
  expect(show(editor)).toEqual(['#', 'a', 'b'])
})

test('headers are switched for row and column', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  editor.commands.updateAttributes('table', { headerRow: true })
  expect(show(editor)).toEqual(['#a | #b', 'c | d'])
  editor.commands.updateAttributes('table', { headerRow: false, headerColumn: true })
  expect(show(editor)).toEqual(['#a | b', '#c | d'])
})

test('the caret aligns its column, selected cells align alone', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  goTo(editor, 'd')
  editor.commands.setTextAlign('right')
  expect(show(editor)).toEqual(['a | >b', 'c | >d'])
  goTo(editor, 'a')
  const { state, view } = editor
  const cell = cellAround(state.selection.$from)
  if (cell) view.dispatch(state.tr.setSelection(CellSelection.rowSelection(cell)))
  editor.commands.setTextAlign('center')
  editor.commands.setTextAlign('right')
  expect(show(editor)).toEqual(['>a | >b', 'c | >d'])
})

test('deleting all cells leaves a table', () => {
  const editor = start(row('a', 'b'))
  editor.commands.selectAll()
  press(editor, 'Delete')
  editor.commands.deleteSelection()
  expect(editor.state.doc.firstChild?.type.name).toBe('table')
  expect(tableEditing.toHtml(editor)).toBe('')
})

test('cells from Excel replace an empty table', () => {
  const editor = start()
  paste(editor, { html: excel })
  expect(show(editor)).toEqual([
    '#Reihe | #>Normal | #>Ermäßigt',
    '1–8 | >38,00\u00a0€ | >',
    'Kinder(2) | >19,00\u00a0€',
    'ab 6 Jahren |  | >',
  ])
})

test('pasted cells fill from the caret and make room', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  goTo(editor, 'd')
  paste(editor, { text: '1\tzwei\n3\tvier\n' })
  expect(show(editor)).toEqual(['a | b | ', 'c | >1 | zwei', ' | >3 | vier'])
})

test('words typed after a paste go to the end of the pasted cells', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  paste(editor, { text: '1\tzwei\n3\tvier' })
  type(editor, '!')
  expect(show(editor)).toEqual(['>1 | zwei', '>3 | vier!'])
})

test('words typed over several cells replace those of the first one', () => {
  const editor = start(row('a', 'b') + row('c', 'd'))
  const [first = 0, , , last] = cellPositions(editor)
  editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, first, last)))
  type(editor, 'n')
  type(editor, 'eu')
  expect(show(editor)).toEqual(['neu | b', 'c | d'])
})

test('one pasted line goes into the cell', () => {
  const editor = start(row('a', 'b'))
  editor.commands.setTextSelection(5)
  paste(editor, { text: ' und www.example.org' })
  expect(show(editor)).toEqual(['a und www.example.org | b'])
})

test('paragraphs from a text go into the cell', () => {
  const editor = start(row('', 'b'))
  paste(editor, { html: '<p>eins</p><ul><li><p><b>zwei</b></p></li></ul>' })
  expect(tableEditing.toHtml(editor)).toContain('<td><p>eins</p><p><strong>zwei</strong></p></td>')
})

test('text beside a pasted table is reported', () => {
  const leftOut: OmittedPart[] = []
  const editor = start('', (kinds) => leftOut.push(...kinds))
  paste(editor, { html: '<p>Preise</p><table><tr><td>a</td><td>b</td></tr></table>' })
  expect(leftOut).toEqual(['outside'])
  expect(show(editor)).toEqual(['#a | #b'])
})

/** As Excel 2019 copies cells. */
const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--.xl65{text-align:right;} .xl66 {mso-style-parent:style0;text-align:right;}--></style></head><body>
<table border=0 cellpadding=0><!--StartFragment-->
 <col width=80><tr height=20><td height=20 class=xl64>Reihe</td><td class=xl65>Normal</td><td class=xl65>Ermäßigt</td></tr>
 <tr><td>1–8</td><td align=right>38,00&nbsp;€</td><td></td></tr>
 <tr><td colspan=2 class=xl67>Kinder</td><td class=xl66>19,00&nbsp;€</td></tr>
 <tr><td colspan=2 style='mso-ignore:colspan'>ab 6 Jahren</td><td>&nbsp;</td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=80></td></tr><![endif]><!--EndFragment-->
</table></body></html>`
