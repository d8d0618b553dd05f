import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { decorationsOf } from './price-lists.ts'
import { richTextExtensions } from './rich-text-extensions.ts'

const schema = getSchema(richTextExtensions({ placeholder: '', onLeftOut: () => undefined }))

/** A list of these items with the caret in one of them; what is decorated, by its words. */
function decorated(items: string[], caretIn = 0): string[] {
  const texts = items.map((text) => ({ type: 'listItem', content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }] }))
  const doc: Node = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'bulletList', content: texts }, { type: 'paragraph' }] })
  let caret = 1
  doc.firstChild?.forEach((_item, offset, index) => {
    if (index === caretIn) caret = offset + 3
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, caretIn < 0 ? doc.content.size - 1 : caret) })
  return decorationsOf(state).map(({ from, to }) => doc.textBetween(from, to, '|'))
}

test('a list of prices is shown as such, each line in its label and its price', () => {
  expect(decorated(['Kategorie A: 214 €', 'Kategorie B: 168 €'])).toEqual([
    'Kategorie A: 214 €|Kategorie B: 168 €',
    'Kategorie A: ',
    '214 €',
    'Kategorie B: ',
    '168 €',
  ])
  expect(decorated(['Kategorie A: 214 €', 'frei'], -1)).toEqual([])
  expect(decorated(['Kategorie A: 214 €', ''], -1)).toEqual([])
})

test('while a line is written the others stay as they are', () => {
  const prices = ['Kategorie A: 214 €', 'Kategorie B: 168 €']
  expect(decorated([...prices, ''], 2)).toHaveLength(5)
  expect(decorated([...prices, 'Kateg'], 2)).toHaveLength(5)
  expect(decorated([...prices, 'Kateg'], 0)).toEqual([])
})
