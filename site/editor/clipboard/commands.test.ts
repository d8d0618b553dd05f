import { expect, test } from 'vitest'
import { siblingsAt } from '../state/document.ts'
import { startDoc } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { settle, start } from '../testing/start-editor.ts'
import { duplicateModule } from './commands.ts'

test('a module that goes while its copy is being made is copied to where it stood', async () => {
  const editor = start(fakeServer(startDoc().sections))
  const copied = duplicateModule({ editor, announce: () => undefined }, 11)
  editor.act([{ type: 'remove_module', module: 11 }], { verb: 'removed', kind: 'text', name: '' })
  await copied
  await settle(editor)
  const column = siblingsAt(editor.store.get().history.doc, { section: 1, column: 0, index: 0 })
  expect(column?.map(({ content }) => content)).toEqual(['text 11', 'text 12'])
})
