import { expect, test } from 'vitest'
import type { Label } from '../state/history.ts'
import { startDoc } from '../testing/documents.ts'
import { type Failure, fakeServer } from '../testing/fake-server.ts'
import { settle, start } from '../testing/start-editor.ts'
import { exitState, saveAll } from './exit-state.ts'

const _label: Label = { verb: 'typed', of: { kind: 'text' } }

function typed(failures: (Failure | null)[] = []) {
  const editor = start(fakeServer(startDoc().sections, failures))
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'neu' })
  return editor
}

test('leaving saves text being typed without asking', async () => {
  const editor = typed()
  expect(exitState(editor.store.get())).toBe('stuck')
  saveAll(editor)
  expect(exitState(editor.store.get())).toBe('saving')
  await settle(editor)
  expect(exitState(editor.store.get())).toBe('free')
})

test('a failed save blocks leaving', async () => {
  const editor = typed([{ code: 'unavailable', when: 'before' }])
  saveAll(editor)
  await editor.whenSettled(11)
  expect(exitState(editor.store.get())).toBe('stuck')
})

test('a conflict blocks leaving', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'von mir' })
  Object.assign(server.row(11), { version: 5, fields: { content: 'von anderen' } })
  saveAll(editor)
  await editor.whenSettled(11)
  saveAll(editor)
  expect(exitState(editor.store.get())).toBe('stuck')
  expect(server.row(11).fields.content).toBe('von anderen')
})
