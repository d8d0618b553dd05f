import { expect, test } from 'vitest'
import { findModule } from '#site/editor/state/document.ts'
import type { Label } from '#site/editor/state/history.ts'
import { startDoc } from '#site/editor/testing/documents.ts'
import { fakeServer } from '#site/editor/testing/fake-server.ts'
import { settle, start } from '#site/editor/testing/start-editor.ts'
import { hasUnsaved } from '../store/status.ts'

const _label: Label = { verb: 'typed', of: { kind: 'text' } }

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
  first.type(11, { name: 'content', typed: 'meins' })
  expect(await first.refresh()).toBe(true)
  expect([getText(first, 11), getText(first, 12)]).toEqual(['meins', 'BBB'])
  first.save(11)
  expect(await first.refresh()).toBe(false)
  await settle(first)
  expect(server.row(11).fields.content).toBe('meins')
})

test('texts that two windows change are merged by words, with undo for either', async () => {
  const server = fakeServer(startDoc().sections)
  const [first, second] = [start(server), start(server)]
  await write(first, 11, 'Beginn um 19 Uhr im Saal')
  await second.refresh()
  await write(second, 11, 'Beginn um 19 Uhr im Foyer')
  await write(first, 11, 'Neu: Beginn um 19 Uhr im Saal')
  expect(first.store.get().alert?.type).toBe('merged')
  await settle(first)
  const merged = 'Neu: Beginn um 19 Uhr im Foyer'
  expect([server.row(11).fields.content, getText(first, 11)]).toEqual([merged, merged])
  expect([...first.store.get().changedByOthers]).toEqual([11])
  first.undo()
  await settle(first)
  expect(server.row(11).fields.content).toBe('Beginn um 19 Uhr im Foyer')
  await second.refresh()
  second.undo()
  await settle(second)
  expect(server.row(11).fields.content).toBe('Beginn um 19 Uhr im Saal')
})

test('a text with the caret keeps its words until the caret leaves', async () => {
  const server = fakeServer(startDoc().sections)
  const [first, second] = [start(server), start(server)]
  first.typing(11)
  await write(second, 11, 'Neu: text 11')
  expect(await first.refresh()).toBe(true)
  expect(await first.refresh()).toBe(false)
  expect([getText(first, 11), hasUnsaved(first.store.get())]).toEqual(['text 11', false])
  await write(first, 11, 'text 11 und mehr')
  await write(first, 11, 'text 11 und noch mehr')
  expect(server.row(11).fields.content).toBe('Neu: text 11 und noch mehr')
  expect(getText(first, 11)).toBe('text 11 und noch mehr')
  first.typing(null)
  await settle(first)
  await expect.poll(() => getText(first, 11)).toBe('Neu: text 11 und noch mehr')
  expect(first.store.get().changedByOthers.has(11)).toBe(true)
  first.typing(11)
  expect(first.store.get().changedByOthers.has(11)).toBe(false)
})

test('changes of the same words wait for a decision', async () => {
  const server = fakeServer(startDoc().sections)
  const [first, second] = [start(server), start(server)]
  await write(second, 11, 'text von ihr')
  await write(first, 11, 'text von mir')
  expect(first.store.get().conflicts.has(11)).toBe(true)
  expect(server.row(11).fields.content).toBe('text von ihr')
})

async function write(editor: ReturnType<typeof start>, module: number, typed: string): Promise<void> {
  editor.type(module, { name: 'content', typed, step: 'begins' })
  editor.save(module)
  await settle(editor)
}

function getText(editor: ReturnType<typeof start>, module: number): unknown {
  return findModule(editor.store.get().history.doc, module)?.content
}
