// @vitest-environment jsdom
import { Editor, getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { sanitiseRichText } from '#server/services/texts/sanitise.ts'
import type { OmittedPart } from './omitted-parts.ts'
import { priceListDecorations, richTextExtensions } from './rich-text-extensions.ts'

function start(content = '', onLeftOut: (leftOut: ReadonlySet<OmittedPart>) => void = () => undefined): Editor {
  const editor = new Editor({ extensions: richTextExtensions({ placeholder: '', onLeftOut }), content })
  editor.commands.setTextSelection(editor.state.doc.content.size)
  return editor
}

/** Like typing: input rules run first. */
function type({ view }: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection
    if (letter === '\n') view.dispatch(view.state.tr.split(from))
    else if (
      !view.someProp('handleTextInput', (handle) =>
        handle(view, from, to, letter, () => view.state.tr.insertText(letter, from, to)),
      )
    )
      view.dispatch(view.state.tr.insertText(letter, from, to))
  }
}

/** jsdom has no clipboard. */
function pasteEvent(): ClipboardEvent {
  return new Event('paste') as ClipboardEvent
}

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`

test.each([
  ['www.example.org ', `<p>${link('https://www.example.org', 'www.example.org')} </p>`],
  ['www.example.org, und', `<p>${link('https://www.example.org', 'www.example.org')}, und</p>`],
  ['(info@example.org); ', `<p>(${link('mailto:info@example.org', 'info@example.org')}); </p>`],
  ['https://example.org.\nx', `<p>${link('https://example.org', 'https://example.org')}.</p><p>x</p>`],
  ['Tel. +49 7221 93 27 91 oder', `<p>Tel. ${link('tel:+497221932791', '+49 7221 93 27 91')} oder</p>`],
  ['Tel. 07221 / 93 27 91, oder', `<p>Tel. ${link('tel:07221932791', '07221 / 93 27 91')}, oder</p>`],
  ['am 01.02.2027 um 19:30 ', '<p>am 01.02.2027 um 19:30 </p>'],
  ['www.example.org', '<p>www.example.org</p>'],
])('typed "%s" becomes a link at its end', (input, html) => {
  const editor = start()
  type(editor, input)
  expect(editor.getHTML()).toBe(html)
})

test('an unlinked URL stays unlinked when typing continues', () => {
  const editor = start('<p>www.example.org und</p>')
  type(editor, ' mehr ')
  expect(editor.getHTML()).toBe('<p>www.example.org und mehr </p>')
})

test.each([
  ['verse lines and stanzas', 'Zeile 1\nZeile 2\r\n\r\nZeile 3', '<p>Zeile 1<br>Zeile 2</p><p>Zeile 3</p>'],
  ['line breaks of Word and Google Docs', 'a\vb\u2028c\u2029d', '<p>a<br>b<br>c</p><p>d</p>'],
  ['a numbered list', '3. drei\n4. vier', '<ol start="3"><li><p>drei</p></li><li><p>vier</p></li></ol>'],
  ['a list with bullets', '• eins\n• zwei', '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>'],
  ['dates, which are no list', '3. Oktober\n24. Dezember', '<p>3. Oktober<br>24. Dezember</p>'],
  ['text within a sentence', ' mehr ', '<p> mehr </p>'],
  [
    'URLs and e-mail addresses',
    'www.example.org, a@example.org',
    `<p>${link('https://www.example.org', 'www.example.org')}, ${link('mailto:a@example.org', 'a@example.org')}</p>`,
  ],
])('pasted plain text: %s', (_, pastedText, html) => {
  const editor = start()
  editor.view.pasteText(pastedText, pasteEvent())
  expect(editor.getHTML()).toBe(html)
})

test('a list keeps its typed start number, also after sanitising', () => {
  const editor = start()
  type(editor, '3. Dritter Punkt')
  expect(editor.getHTML()).toBe('<ol start="3"><li><p>Dritter Punkt</p></li></ol>')
  expect(sanitiseRichText(editor.getHTML())).toBe(editor.getHTML())
  editor.commands.setContent('<ol start="-2"><li><p>x</p></li></ol>')
  expect(editor.getHTML()).toBe('<ol><li><p>x</p></li></ol>')
})

test('pasting a URL over a selection links it', () => {
  for (const [pastedText, href] of [
    ['www.example.org', 'https://www.example.org'],
    ['+49 7221 932791', 'tel:+497221932791'],
  ] as const) {
    const editor = start('<p>hier</p>')
    editor.commands.selectAll()
    editor.view.pasteText(pastedText, pasteEvent())
    expect(editor.getHTML()).toBe(`<p>${link(href, 'hier')}</p>`)
  }
})

test('the tenth paste is cleaned like the first, with dropped content reported', () => {
  const reports: string[] = []
  const editor = start('', (leftOut) => reports.push([...leftOut].join()))
  for (let time = 0; time < 10; time++) editor.view.pasteHTML('<p>Beginn <del>19 Uhr</del>20 Uhr</p>', pasteEvent())
  expect(editor.getHTML()).not.toContain('19')
  expect(reports).toHaveLength(10)
})

test('the sanitiser accepts list start numbers within its range only', () => {
  expect(sanitiseRichText('<ol start="0"><li>a</li></ol>')).toBe('<ol start="0"><li>a</li></ol>')
  for (const start of ['1', '99999', '-3', '1e3', 'x'])
    expect(sanitiseRichText(`<ol start="${start}"><li>a</li></ol>`)).toBe('<ol><li>a</li></ol>')
})

const schema = getSchema(richTextExtensions({ placeholder: '', onLeftOut: () => undefined }))

/** A list with the caret in one item; returns the decorated texts. */
function listDecorated(items: string[], caretIn = 0): string[] {
  const texts = items.map((text) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
  }))
  const doc: Node = schema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'bulletList', content: texts }, { type: 'paragraph' }],
  })
  let caret = 1
  doc.firstChild?.forEach((_item, offset, index) => {
    if (index === caretIn) caret = offset + 3
  })
  const state = EditorState.create({
    doc,
    selection: TextSelection.create(doc, caretIn < 0 ? doc.content.size - 1 : caret),
  })
  return priceListDecorations(state).map(({ from, to }) => doc.textBetween(from, to, '|'))
}

test('a price list is decorated with label and price per line', () => {
  expect(listDecorated(['Kategorie A: 214 €', 'Kategorie B: 168 €'])).toEqual([
    'Kategorie A: 214 €|Kategorie B: 168 €',
    'Kategorie A: ',
    '214 €',
    'Kategorie B: ',
    '168 €',
  ])
  expect(listDecorated(['Kategorie A: 214 €', 'frei'], -1)).toEqual([])
  expect(listDecorated(['Kategorie A: 214 €', ''], -1)).toEqual([])
})

test('a line being typed does not change the decoration of others', () => {
  const prices = ['Kategorie A: 214 €', 'Kategorie B: 168 €']
  expect(listDecorated([...prices, ''], 2)).toHaveLength(5)
  expect(listDecorated([...prices, 'Kateg'], 2)).toHaveLength(5)
  expect(listDecorated([...prices, 'Kateg'], 0)).toEqual([])
})
