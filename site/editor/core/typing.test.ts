import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { findModule } from '../state/document.ts'
import type { Label } from '../state/history.ts'
import { getStatus, hasUnsaved } from '../store/status.ts'
import { startDoc } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { manualClock, settle, start } from '../testing/start-editor.ts'

const label: Label = { verb: 'typed', of: { kind: 'text' } }

test('typing is saved once after a pause of 1.5 seconds', async () => {
  const server = fakeServer(startDoc().sections)
  const clock = manualClock()
  const editor = start(server, clock)
  editor.typing(11)
  for (const typed of ['n', 'ne', 'neu']) {
    clock.pass(1499)
    editor.type(11, { name: 'content', typed })
  }
  expect(getStatus(editor.store.get(), 11)).toBe('saving')
  expect(server.row(11).fields.content).toBe('text 11')
  clock.pass(1500)
  await settle(editor)
  expect(getStatus(editor.store.get(), 11)).toBe('saved')
  expect(server.row(11).fields.content).toBe('neu')
  expect(server.calls).toHaveLength(1)
})

test('typing in another module saves the first at once', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.type(11, { name: 'content', typed: 'eins' })
  editor.type(12, { name: 'content', typed: 'zwei' })
  await settle(editor)
  expect(server.row(11).fields.content).toBe('eins')
})

test('an emptied required text is refused locally and saved once filled', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.type(11, { name: 'content', typed: '' })
  editor.save(11)
  await settle(editor)
  expect(server.calls).toEqual([])
  expect(getStatus(editor.store.get(), 11)).toBe('refused')
  expect(editor.store.get().refused.get(11)).toEqual({ content: ['Bitte ausfüllen.'] })
  editor.type(11, { name: 'content', typed: 'wieder da' })
  expect(editor.store.get().refused.size).toBe(0)
  editor.save(11)
  await settle(editor)
  expect(server.row(11).fields.content).toBe('wieder da')
})

test('a text over its limit is retained with the excess count', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.type(211, { name: 'content', typed: 'x'.repeat(301) })
  editor.save(211)
  await settle(editor)
  expect(editor.store.get().refused.get(211)).toEqual({ content: ['1 Zeichen zu viel, höchstens 300.'] })
  expect(findModule(editor.store.get().history.doc, 211)?.content).toHaveLength(301)
  expect(server.calls).toEqual([])
})

test('a text emptied during a save is refused', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.type(11, { name: 'content', typed: 'neu' })
  editor.save(11)
  editor.type(11, { name: 'content', typed: '' })
  await settle(editor)
  expect(getStatus(editor.store.get(), 11)).toBe('refused')
})

test('undoing a first translation leaves the text untranslated, saved or not', async () => {
  for (const saved of [false, true]) {
    const server = fakeServer(startDoc().sections)
    Object.assign(server.row(11), { fields: { content: 'text 11', subline: '' }, other: { subline: 'Nachtmusik' } })
    const editor = start(server)
    for (const typed of ['N', 'Ni', 'Night music']) editor.type(11, { name: 'subline', typed })
    if (saved) editor.save(11)
    await settle(editor)
    expect(editor.store.get().history.past).toHaveLength(1)
    editor.undo()
    await settle(editor)
    expect(server.row(11).fields.subline).toBe('')
    expect(findModule(editor.store.get().history.doc, 11)).toMatchObject({
      subline: 'Nachtmusik',
      fallback: ['subline'],
    })
    expect(hasUnsaved(editor.store.get())).toBe(false)
  }
})

test('text typed into another field during a save stays', async () => {
  const server = fakeServer(startDoc().sections)
  Object.assign(server.row(11), { fields: { content: 'text 11', subline: '' }, other: { subline: 'Untertitel' } })
  const editor = start(server)
  editor.type(11, { name: 'content', typed: 'neu' })
  editor.save(11)
  editor.type(11, { name: 'subline', typed: 'auch neu' })
  await settle(editor)
  expect(findModule(editor.store.get().history.doc, 11)).toMatchObject({
    content: 'neu',
    subline: 'auch neu',
    fallback: [],
  })
  editor.save(11)
  await settle(editor)
  expect(server.row(11).fields).toMatchObject({ content: 'neu', subline: 'auch neu' })
})

test('undoing an English text sends the German text it translates', async () => {
  const server = fakeServer(startDoc().sections)
  const sentFields: unknown[] = []
  const call: Client = (target, input, signal) => {
    if (target.method === 'POST')
      sentFields.push(Reflect.get(Object(Reflect.get(Object(input), 'body')), 'written_for'))
    return server.call(target, input, signal)
  }
  const editor = start(server, { locale: 'en', clientFor: () => call })
  editor.act(
    [
      {
        type: 'set_fields',
        module: 11,
        fields: { outdated: ['content'], written_for: { content: 'former', subline: 'other' } },
      },
    ],
    label,
  )
  editor.type(11, { name: 'content', typed: 'new in English' })
  expect(findModule(editor.store.get().history.doc, 11)).toMatchObject({
    outdated: [],
    written_for: { subline: 'other' },
  })
  editor.save(11)
  await settle(editor)
  editor.undo()
  await settle(editor)
  expect(sentFields).toEqual([undefined, { content: 'former' }])
})

test('a save in one language causes no conflict in the other', async () => {
  const server = fakeServer(startDoc().sections)
  const [german, english] = [start(server), start(server, { locale: 'en' })]
  german.onSaved(english.follow)
  german.type(11, { name: 'content', typed: 'neu' })
  german.save(11)
  await settle(german)
  server.calls.length = 0
  english.type(11, { name: 'content', typed: 'new' })
  english.save(11)
  await settle(english)
  expect(server.calls).toHaveLength(1)
  // A save of somebody else in the meantime is still reported.
  english.follow({ module: 12, from: 7, to: 8 })
  expect(english.store.get().base.confirmed.get(12)?.version).toBe(1)
})
