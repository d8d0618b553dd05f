import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findModule, iterateModules } from '../state/document.ts'
import type { Label } from '../state/history.ts'
import { newLocalId, newModule } from '../state/new-records.ts'
import { relocateForm } from '../store/form-draft.ts'
import { hasUnsaved } from '../store/status.ts'
import { anyAction, startDoc } from '../testing/documents.ts'
import { type Failure, fakeServer } from '../testing/fake-server.ts'
import { documentOutline, freshIds, settle, start } from '../testing/start-editor.ts'
import { collectUnsaved, type Unsaved } from './unsaved.ts'
import { planRestore } from './use-unsaved.ts'

const label: Label = { verb: 'changed', of: { kind: 'text' } }
const unavailable: Failure = { code: 'unavailable', when: 'before' }

test('after a crash at any time restored drafts reach the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAction, { maxLength: 15 }),
      fc.nat(12),
      fc.constantFrom<Failure['when']>('before', 'after'),
      async (drafts, calls, when) => {
        const server = fakeServer(startDoc().sections, [
          ...Array.from({ length: calls }, () => null),
          { code: 'unavailable', when },
        ])
        const editor = start(server)
        for (const draft of drafts) {
          const action = draft(editor.store.get().history.doc, newLocalId())
          if (action) editor.act([freshIds(action)], label)
        }
        await idle()
        const unsaved = stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' }))
        const reopened = start(server)
        bringBack(reopened, unsaved)
        await settle(reopened)
        expect(documentOutline(server.page())).toEqual(documentOutline(editor.store.get().history.doc.sections))
      },
    ),
    { numRuns: 300 },
  )
})

test('confirmed changes leave no draft', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'neu' } }], label)
  expect(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })).not.toBeNull()
  await settle(editor)
  expect(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })).toBeNull()
})

test('unsent text is restored', () => {
  const editor = start(fakeServer(startDoc().sections))
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'nur getippt' })
  const reopened = start(fakeServer(startDoc().sections, [unavailable]))
  bringBack(reopened, stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })))
  expect(findModule(reopened.store.get().history.doc, 11)?.content).toBe('nur getippt')
})

test('a move stored by version 1.0 does not keep texts from being restored', () => {
  const editor = start(fakeServer(startDoc().sections))
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'nur getippt' })
  const unsaved = collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })
  const move = { type: 'arrange', columns: [], lists: [], sections: [3, 1, 2], before: {}, touches: [] }
  const reopened = start(fakeServer(startDoc().sections, [unavailable]))
  bringBack(reopened, JSON.parse(JSON.stringify({ ...unsaved, writes: [{ write: move, tried: false }] })))
  expect(findModule(reopened.store.get().history.doc, 11)?.content).toBe('nur getippt')
})

test('restoring a draft over newer changes raises a conflict', async () => {
  const editor = start(fakeServer(startDoc().sections))
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'von mir' })
  const server = fakeServer(startDoc().sections)
  Object.assign(server.row(11), { version: 5, fields: { content: 'von anderen' } })
  const reopened = start(server)
  bringBack(reopened, stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })))
  expect(await reopened.whenSettled(11)).toBe('conflict')
  expect(server.row(11).fields.content).toBe('von anderen')
})

const leaving: Record<string, (editor: ReturnType<typeof start>) => void> = {
  'typed into a module': (editor) => {
    editor.typing(12)
    editor.type(12, { name: 'content', typed: 'noch nicht gesagt' })
  },
  'typed into an item': (editor) => {
    editor.typing(212)
    editor.type(212, { name: 'content', typed: 'noch nicht gesagt' })
  },
  'a new module': (editor) => {
    const record = newModule('text', { content: 'noch nicht gesagt' })
    editor.act([{ type: 'insert_module', place: { section: 1, column: 1, index: 0 }, record }], label)
  },
  'a new item': (editor) => {
    const record = newModule('faqitem', { content: 'noch nicht gesagt' })
    editor.act([{ type: 'insert_module', place: { list: 21, index: 0 }, record }], label)
  },
  'a form for a new item': (editor) => {
    const target = { type: 'new', kind: 'faqitem', place: { list: 21, index: 0 } } as const
    editor.keepForm({
      target,
      kind: 'faqitem',
      values: { content: 'noch nicht gesagt' },
      before: { content: '' },
      version: 0,
    })
  },
}

test.each(
  Object.keys(leaving).flatMap((what) => [
    { what, sections: [1, 2] },
    { what, sections: [1, 2, 3] },
  ]),
)('a draft ($what) with a deleted place is restored last: $sections', async ({ what, sections }) => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server, { clientFor: () => fakeServer([], [unavailable]).call })
  leaving[what]?.(editor)
  for (const id of sections) server.loseSection(id)
  const reopened = start(server)
  bringBack(reopened, stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })))
  await settle(reopened)
  expect([...iterateModules({ sections: server.page() })].map(({ content }) => content)).toContain('noch nicht gesagt')
  expect(documentOutline(server.page())).toEqual(documentOutline(reopened.store.get().history.doc.sections))
})

const form = { kind: 'text', values: { content: 'im Formular' }, before: { content: 'text 11' }, version: 1 }

test('form values are restored as a form until saved or discarded', () => {
  const editor = start(fakeServer(startDoc().sections))
  editor.keepForm({ ...form, target: { type: 'edit', module: 11 } })
  const reopened = start(fakeServer(startDoc().sections))
  bringBack(reopened, stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })))
  expect(reopened.store.get().forms).toEqual([{ ...form, target: { type: 'edit', module: 11 } }])
  expect(hasUnsaved(reopened.store.get())).toBe(true)
  reopened.keepForm({ ...form, target: { type: 'edit', module: 11 }, values: form.before })
  expect(hasUnsaved(reopened.store.get())).toBe(false)
})

test('a form for a deleted target becomes a new last module', () => {
  const { sections } = startDoc()
  const deletedTargets = [
    { type: 'edit', module: 99 } as const,
    { type: 'new', kind: 'text', place: { section: 99, column: 0, index: 0 } } as const,
  ]
  const place = { section: 3, column: 0, index: 0 }
  for (const target of deletedTargets)
    expect(relocateForm({ sections }, { ...form, target })?.target).toEqual({ type: 'new', kind: 'text', place })
})

test('saving a form over newer changes raises a conflict', async () => {
  const server = fakeServer(startDoc().sections)
  Object.assign(server.row(11), { version: 2, fields: { content: 'von anderen' } })
  const editor = start(server)
  editor.applyForm({ ...form, target: { type: 'edit', module: 11 } })
  expect(await editor.whenSettled(11)).toBe('conflict')
  expect(server.row(11).fields.content).toBe('von anderen')
})

function bringBack(editor: ReturnType<typeof start>, unsaved: Unsaved | null): void {
  if (!unsaved) return
  const { base, forms, ...restoration } = planRestore(editor, unsaved)
  editor.store.update((state) => ({ ...state, base, forms }))
  editor.restore(restoration)
}

/** Through the browser's storage and back. */
function stored(unsaved: Unsaved | null): Unsaved | null {
  return JSON.parse(JSON.stringify(unsaved))
}

async function idle(): Promise<void> {
  for (let tick = 0; tick < 60; tick++) await new Promise((resolve) => setImmediate(resolve))
}

test('an unsaved new module is restored in its place', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.startWriting('text', { section: 1, column: 0, index: 1 })
  editor.type(editor.store.get().pendingModule?.record.id ?? 0, { name: 'content', typed: 'Neu' })
  const reopened = start(server)
  bringBack(reopened, stored(collectUnsaved(editor.store.get(), { at: 0, locale: 'de' })))
  await settle(reopened)
  expect(server.page()[0]?.columns[0]?.children.map(({ content }) => content)).toEqual(['text 11', 'Neu', 'text 12'])
})
