import { expect, test } from 'vitest'
import { findSiblings } from '../state/document.ts'
import { startDoc } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { settle, start } from '../testing/start-editor.ts'
import { duplicateModule, duplicateSection } from './commands.ts'

test('duplicating a module that is deleted meanwhile inserts it in place', async () => {
  const editor = start(fakeServer(startDoc().sections))
  const copied = duplicateModule({ editor, announce: () => undefined }, 11)
  editor.act([{ type: 'remove_module', module: 11 }], { verb: 'removed', of: { kind: 'text' } })
  await copied
  await settle(editor)
  const column = findSiblings(editor.store.get().history.doc, { section: 1, column: 0 })
  expect(column?.map(({ content }) => content)).toEqual(['text 11', 'text 12'])
})

test('duplicating a section that is deleted meanwhile inserts it in place', async () => {
  const editor = start(fakeServer(startDoc().sections))
  const copied = duplicateSection({ editor, announce: () => undefined }, 1)
  editor.act([{ type: 'remove_section', section: 1 }], { verb: 'removed' })
  await copied
  await settle(editor)
  const { sections } = editor.store.get().history.doc
  expect(sections.slice(1).map(({ id }) => id)).toEqual([2, 3])
  expect(sections[0]?.columns.map(({ children }) => children.map(({ content }) => content))).toEqual([
    ['text 11', 'text 12'],
    ['text 13'],
  ])
})
