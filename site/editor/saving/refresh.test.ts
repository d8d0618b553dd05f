import { expect, test } from 'vitest'
import { findModule } from '#site/editor/state/document.ts'
import type { Label } from '#site/editor/state/label.ts'
import { startDoc } from '#site/editor/testing/documents.ts'
import { fakeServer } from '#site/editor/testing/fake-server.ts'
import { settle, start } from '#site/editor/testing/start-editor.ts'

const label: Label = { verb: 'typed', kind: 'text', name: '' }

test('changes of another window appear and are not undone', async () => {
  const server = fakeServer(startDoc().sections)
  const [first, second] = [start(server), start(server)]
  await write(first, 11, 'AAA')
  await write(first, 12, 'CCC')
  await second.refresh()
  await write(second, 11, 'BBB')
  expect(await first.refresh()).toBe(true)
  expect(getText(first, 11)).toBe('BBB')
  expect(await first.refresh()).toBe(false)
  for (let steps = 0; steps < 3; steps++) first.undo()
  await settle(first)
  expect(server.row(11).fields.content).toBe('BBB')
  expect(server.row(12).fields.content).toBe('text 12')
})

test('refresh preserves unsaved text and waits for pending writes', async () => {
  const server = fakeServer(startDoc().sections)
  const [first, second] = [start(server), start(server)]
  await write(second, 12, 'BBB')
  first.type(11, { name: 'content', typed: 'meins' }, label)
  expect(await first.refresh()).toBe(true)
  expect([getText(first, 11), getText(first, 12)]).toEqual(['meins', 'BBB'])
  first.save(11)
  expect(await first.refresh()).toBe(false)
  await settle(first)
  expect(server.row(11).fields.content).toBe('meins')
})

async function write(editor: ReturnType<typeof start>, module: number, typed: string): Promise<void> {
  editor.type(module, { name: 'content', typed }, label)
  editor.save(module)
  await settle(editor)
}

function getText(editor: ReturnType<typeof start>, module: number): unknown {
  return findModule(editor.store.get().history.doc, module)?.content
}
