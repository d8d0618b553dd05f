import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Section } from '#contract/page/sections.ts'
import { resolve, resolveGone } from '../saving/resolve-conflict.ts'
import { findModule, type ModulePlace } from '../state/document.ts'
import type { Label } from '../state/history.ts'
import { moveModule } from '../state/moves.ts'
import { newLocalId, newModule, newSection } from '../state/new-records.ts'
import { getStatus, hasUnsaved } from '../store/status.ts'
import { anyAction, startDoc } from '../testing/documents.ts'
import { type Failure, fakeServer } from '../testing/fake-server.ts'
import { documentOutline, freshIds, settle, start } from '../testing/start-editor.ts'
import { formatProblem } from '../words/naming.ts'
import type { Editor } from './create-editor.ts'

const label: Label = { verb: 'changed', of: { kind: 'text' } }

test("any failures leave one editor's document unchanged and finally on the server", async () => {
  const failure = fc.option(
    fc.record({
      code: fc.constantFrom('unavailable', 'internal', 'unauthenticated'),
      when: fc.constantFrom('before', 'after'),
    }),
    {
      freq: 3,
    },
  )
  const anyStep = fc.oneof(
    { weight: 4, arbitrary: anyAction },
    { weight: 2, arbitrary: fc.constantFrom('undo', 'redo', 'section undo', 'answer') },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 20 }),
      fc.array(failure, { maxLength: 12 }),
      async (steps, failures) => {
        // A login is requested before anything is done, so an earlier failure is the only possible one.
        const server = fakeServer(
          startDoc().sections,
          failures.map(
            (each) => each && ({ ...each, when: each.code === 'unauthenticated' ? 'before' : each.when } as Failure),
          ),
        )
        const editor = start(server)
        for (const step of steps) {
          if (step === 'undo') editor.undo()
          else if (step === 'redo') editor.redo()
          else if (step === 'section undo') editor.undoInSection(1)
          else if (step === 'answer') await unchanged(editor, () => new Promise((resolve) => setImmediate(resolve)))
          else {
            const action = step(editor.store.get().history.doc, newLocalId())
            if (action) editor.act([freshIds(action)], label)
          }
        }
        await unchanged(editor, () => settle(editor))
        expect(documentOutline(server.page())).toEqual(documentOutline(editor.store.get().history.doc.sections))
      },
    ),
    { numRuns: 300 },
  )
})

async function unchanged(editor: Editor, pass: () => Promise<void>): Promise<void> {
  const before = documentOutline(editor.store.get().history.doc.sections)
  await pass()
  expect(documentOutline(editor.store.get().history.doc.sections)).toEqual(before)
}

test('writes are sent in order after an expired session is renewed', async () => {
  const server = fakeServer(startDoc().sections, [{ code: 'unauthenticated', when: 'before' }])
  const editor = start(server)
  const record = newModule('text', { content: 'eins' })
  editor.act([{ type: 'insert_module', place: { section: 1, column: 0, index: 0 }, record }], label)
  await editor.whenSettled(record.id)
  expect(editor.store.get().paused).toBe('login')
  editor.act([{ type: 'set_fields', module: record.id, fields: { content: 'zwei' } }], label)
  editor.resume()
  await settle(editor)
  expect(server.page()[0]?.columns[0]?.children[0]?.content).toBe('zwei')
})

test('a move is rebased on the moves of others', async () => {
  const server = fakeServer(startDoc().sections)
  const [mine, theirs] = [start(server), start(server)]
  theirs.act([requireMove(theirs, 13, { section: 1, column: 0, index: 0 })], label)
  await settle(theirs)
  mine.act([requireMove(mine, 11, { section: 2, column: 1, index: 0 })], label)
  mine.act([{ type: 'remove_module', module: 22 }], label)
  await settle(mine)
  expect(idsOn(server.page())).toEqual([[[13, 12], []], [[21], [11], []], [[]]])
  expect(idsOn(mine.store.get().history.doc.sections)).toEqual(idsOn(server.page()))
})

test("a move that cannot be undone after others' inserts is reported", async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  const otherEditor = start(server)
  otherEditor.act(
    [
      {
        type: 'insert_module',
        place: { section: 1, column: 0, index: 0 },
        record: newModule('text', { content: 'von anderen' }),
      },
    ],
    label,
  )
  await settle(otherEditor)
  editor.act([requireMove(editor, 11, { section: 1, column: 0, index: 2 })], label)
  await settle(editor)
  const before = documentOutline(editor.store.get().history.doc.sections)
  expect(editor.undo()).toBe(false)
  expect(editor.store.get().alert?.type).toBe('dropped')
  expect(documentOutline(editor.store.get().history.doc.sections)).toEqual(before)
})

test('a command on a missing module is dropped and reported', () => {
  const editor = start(fakeServer(startDoc().sections))
  expect(editor.act([{ type: 'remove_module', module: 99 }], label)).toBe(false)
  expect(editor.store.get().alert?.type).toBe('dropped')
})

test('a single editor never needs a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 15 }), async (drafts) => {
      const server = fakeServer(startDoc().sections)
      const editor = start(server)
      for (const draft of drafts) {
        const action = draft(editor.store.get().history.doc, newLocalId())
        if (action) editor.act([freshIds(action)], label)
      }
      await settle(editor)
      expect(server.calls.filter((call) => call.startsWith('GET page/'))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('a stale write changes nothing until the conflict is resolved', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(11), { version: 2, fields: { content: 'von anderen' } })
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'von mir' } }], label)
  expect(await editor.whenSettled(11)).toBe('conflict')
  expect(getStatus(editor.store.get(), 11)).toBe('conflict')
  expect(editor.store.get().conflicts.get(11)).toMatchObject({
    theirs: { content: 'von anderen' },
    by: 'Clara',
    at: '2027-01-02T10:00:00Z',
  })
  expect(server.row(11).fields.content).toBe('von anderen')
  resolve(editor, 11, { content: 'mine' })
  await settle(editor)
  expect(server.row(11).fields.content).toBe('von mir')
})

test('choosing the other version can be undone', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(11), { version: 2, fields: { content: 'von anderen' } })
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'von mir' } }], label)
  await editor.whenSettled(11)
  resolve(editor, 11, { content: 'theirs' })
  await settle(editor)
  expect(findModule(editor.store.get().history.doc, 11)?.content).toBe('von anderen')
  editor.undo()
  await settle(editor)
  expect(server.row(11).fields.content).toBe('von mir')
})

test('changes of different fields merge', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(11), { version: 2, fields: { content: 'text 11', subline: 'von anderen' } })
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'von mir' } }], label)
  expect(await editor.whenSettled(11)).toBe('saved')
  expect(server.row(11).fields).toMatchObject({ content: 'von mir', subline: 'von anderen' })
  expect(findModule(editor.store.get().history.doc, 11)).toMatchObject({ content: 'von mir', subline: 'von anderen' })
})

test('a refused module shows the reason and is sent again once corrected', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  const record = newModule('text', { content: 'refused' })
  editor.act([{ type: 'insert_module', place: { section: 3, column: 0, index: 0 }, record }], label)
  expect(await editor.whenSettled(record.id)).toBe('refused')
  expect(editor.store.get().refused.get(record.id)).toEqual({ content: ['Nein.'] })
  const { alert } = editor.store.get()
  expect(alert?.refused && formatProblem(editor, alert.refused)).toBe('Text: Nein.')
  editor.discardLastStep()
  expect(findModule(editor.store.get().history.doc, record.id)).toBeNull()
  expect(editor.store.get().history.future).toEqual([])
})

test('a module deleted elsewhere can be created again', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  server.row(12).deleted = true
  editor.act([{ type: 'set_fields', module: 12, fields: { content: 'noch da' } }], label)
  expect(await editor.whenSettled(12)).toBe('conflict')
  resolveGone(editor, 12, 'mine')
  await settle(editor)
  expect(server.page()[0]?.columns[0]?.children.map(({ content }) => content)).toEqual(['text 11', 'noch da'])
})

test('a module deleted elsewhere is restored in place with both languages', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(12), { deleted: true, other: { content: 'text in English' } })
  editor.act([{ type: 'set_fields', module: 12, fields: { content: 'noch da' } }], label)
  await editor.whenSettled(12)
  resolveGone(editor, 12, 'mine')
  await settle(editor)
  expect(server.row(12)).toMatchObject({
    column: 0,
    fields: { content: 'noch da' },
    other: { content: 'text in English' },
  })
  expect(idsOn(server.page())).toEqual(idsOn(startDoc().sections))
})

test('an item deleted with list and section returns in equivalent ones', async () => {
  const server = fakeServer(startDoc().sections)
  const [editor, otherEditor] = [start(server), start(server)]
  otherEditor.act([{ type: 'remove_module', module: 212 }], label)
  otherEditor.act([{ type: 'remove_module', module: 21 }], label)
  otherEditor.act([{ type: 'remove_section', section: 2 }], label)
  await settle(otherEditor)
  editor.act([{ type: 'set_fields', module: 212, fields: { content: 'noch da' } }], label)
  await settle(editor)
  const [item = 0] = editor.store.get().conflicts.keys()
  resolveGone(editor, item, 'mine')
  await settle(editor)
  const [list] = server.page()[1]?.columns[0]?.children ?? []
  expect(server.page()[1]).toMatchObject({
    layout: 4,
    columns: [{ children: [list] }, { children: [] }, { children: [] }],
  })
  expect(list).toMatchObject({ content: 'text 21', children: [{ content: 'noch da' }] })
})

test('an unrestorable module is created again in place, in both languages', async () => {
  const server = fakeServer(startDoc().sections)
  server.row(11).other = { content: 'text in English' }
  const editor = start(server)
  await editor.loadOtherLanguage()
  Object.assign(server.row(11), { deleted: true, lost: true })
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'noch da', anchor: 'hier' } }], label)
  await editor.whenSettled(11)
  resolveGone(editor, 11, 'mine')
  await settle(editor)
  const [created] = server.page()[0]?.columns[0]?.children ?? []
  expect(server.row(created?.id)).toMatchObject({
    order: 0,
    fields: { content: 'noch da', anchor: 'hier' },
    other: { content: 'text in English' },
  })
})

test('a section with a list is created completely and in order', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  const list = newModule('faq', {}, [newModule('faqitem', { content: 'a' }), newModule('faqitem', { content: 'b' })])
  const section = newSection(editor.owner, { layout: 3, columns: [[list], [newModule('text', { content: 'c' })]] })
  editor.act([{ type: 'insert_section', index: 1, section }], label)
  await settle(editor)
  expect(documentOutline(server.page())).toEqual(documentOutline(editor.store.get().history.doc.sections))
})

test('a value normalised by the server leaves nothing unsaved', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  const tidy = server.row(11)
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'x' } }], label)
  tidy.version = 1
  await settle(editor)
  expect(hasUnsaved(editor.store.get())).toBe(false)
})

function requireMove(editor: Editor, module: number, place: ModulePlace) {
  const action = moveModule(editor.store.get().history.doc, module, place)
  if (!action) throw new Error('this is no move')
  return action
}

function idsOn(sections: readonly Section[]): number[][][] {
  return sections.map(({ columns }) => columns.map(({ children }) => children.map(({ id }) => id)))
}
