import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveGone } from '../saving/resolve-conflict.ts'
import { findModule, iterateModules } from '../state/document.ts'
import { newModule, newSection } from '../state/new-records.ts'
import type { FormTarget } from '../store/form-draft.ts'
import { moduleRecord, section, startDoc } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { settle, start } from '../testing/start-editor.ts'
import type { Editor } from './create-editor.ts'

const label = { verb: 'changed', of: { kind: 'text' } } as const

test.each(['mine', 'theirs'] as const)(
  'unsaved text of a deleted module raises a conflict on reload: %s',
  async (choice) => {
    const { server, editor, otherEditor } = together()
    editor.type(12, { name: 'content', typed: 'halb getippt' })
    otherEditor.act([{ type: 'remove_module', module: 12 }], label)
    await settle(otherEditor)
    await editor.reload()
    expect(wordsOf(editor)).toContain('halb getippt')
    expect(editor.store.get().conflicts.get(12)).toEqual({ theirs: null })
    resolveGone(editor, 12, choice)
    await settle(editor)
    expect(onServer(server).includes('halb getippt')).toBe(choice === 'mine')
    expect(wordsOf(editor)).toEqual(onServer(server))
  },
)

test.each(['mine', 'theirs'] as const)('unsaved text of a deleted section raises a conflict: %s', async (choice) => {
  const { server, editor, otherEditor } = together()
  editor.type(12, { name: 'content', typed: 'halb getippt' })
  otherEditor.act([{ type: 'remove_section', section: 1 }], label)
  await settle(otherEditor)
  await editor.reload()
  expect(wordsOf(editor)).toContain('halb getippt')
  resolveGone(editor, askedAbout(editor), choice)
  await settle(editor)
  await editor.reload()
  expect(onServer(server).includes('halb getippt')).toBe(choice === 'mine')
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test.each(['mine', 'theirs'] as const)('a new module in a deleted section raises a conflict: %s', async (choice) => {
  const { server, editor, otherEditor } = together()
  otherEditor.act([{ type: 'remove_section', section: 2 }], label)
  await settle(otherEditor)
  const record = newModule('text', { content: 'ganz neu' })
  editor.act([{ type: 'insert_module', place: { section: 2, column: 1, index: 0 }, record }], label)
  expect(await editor.whenSettled(record.id)).toBe('conflict')
  expect(wordsOf(editor)).toContain('ganz neu')
  resolveGone(editor, record.id, choice)
  await settle(editor)
  await editor.reload()
  expect(onServer(server).includes('ganz neu')).toBe(choice === 'mine')
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test('a new item of a deleted list restores the list', async () => {
  const { server, editor, otherEditor } = together()
  otherEditor.act([{ type: 'remove_module', module: 21 }], label)
  await settle(otherEditor)
  const record = newModule('faqitem', { content: 'Und nachts?' })
  editor.act([{ type: 'insert_module', place: { list: 21, index: 2 }, record }], label)
  expect(await editor.whenSettled(record.id)).toBe('conflict')
  resolveGone(editor, record.id, 'mine')
  await settle(editor)
  await editor.reload()
  expect(onServer(server)).toContain('Und nachts?')
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test('a module of a purged section gets an equivalent new section', async () => {
  const { server, editor, otherEditor } = together()
  editor.type(12, { name: 'content', typed: 'halb getippt' })
  otherEditor.act([{ type: 'remove_section', section: 1 }], label)
  await settle(otherEditor)
  server.loseSection(1)
  await editor.reload()
  resolveGone(editor, askedAbout(editor), 'mine')
  await settle(editor)
  await editor.reload()
  expect(server.page()[0]).toMatchObject({ layout: 3 })
  expect(onServer(server)[0]).toBe('halb getippt')
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test('keeps edits of deleted sections whose ids equal module ids', async () => {
  const { editor, otherEditor } = together([section(1, 0, [[moduleRecord(2)]]), section(2, 0, [[moduleRecord(3)]])])
  for (const id of [1, 2]) otherEditor.act([{ type: 'remove_section', section: id }], label)
  await settle(otherEditor)
  editor.act(
    [
      {
        type: 'insert_module',
        place: { section: 2, column: 0, index: 0 },
        record: newModule('text', { content: 'ganz neu' }),
      },
    ],
    label,
  )
  editor.type(2, { name: 'content', typed: 'halb getippt' })
  await editor.reload()
  expect(wordsOf(editor)).toEqual(['halb getippt', 'ganz neu'])
})

test('edits of a module survive a new section with the same id', async () => {
  const { server, editor } = together()
  const section = newSection(editor.owner, {
    layout: 0,
    columns: [[newModule('text', { content: 'im neuen Abschnitt' })]],
  })
  editor.act([{ type: 'insert_section', index: 1, section }], label)
  await settle(editor)
  expect(server.page()[1]?.id).toBe(11)
  editor.type(11, { name: 'content', typed: 'halb getippt' })
  await editor.reload()
  expect(editor.store.get().conflicts.size).toBe(0)
  expect(findModule(editor.store.get().history.doc, 11)?.content).toBe('halb getippt')
  editor.save(11)
  await settle(editor)
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test('a section refused by the server raises a conflict with its text', async () => {
  const { server, editor } = together()
  server.fail({ code: 'forbidden', when: 'before' })
  const section = newSection(editor.owner, {
    layout: 0,
    columns: [[newModule('text', { content: 'im neuen Abschnitt' })]],
  })
  editor.act([{ type: 'insert_section', index: 1, section }], label)
  await settle(editor)
  expect(wordsOf(editor)).toContain('im neuen Abschnitt')
  resolveGone(editor, askedAbout(editor), 'mine')
  await settle(editor)
  expect(onServer(server)).toContain('im neuen Abschnitt')
  expect(wordsOf(editor)).toEqual(onServer(server))
})

test('a refused new module survives a reload', async () => {
  const { server, editor } = together()
  const record = newModule('text', { content: 'refused' })
  editor.act([{ type: 'insert_module', place: { section: 3, column: 0, index: 0 }, record }], label)
  expect(await editor.whenSettled(record.id)).toBe('refused')
  await editor.reload()
  expect(findModule(editor.store.get().history.doc, record.id)?.content).toBe('refused')
  editor.type(record.id, { name: 'content', typed: 'angenommen' })
  editor.save(record.id)
  await settle(editor)
  expect(onServer(server)).toContain('angenommen')
})

test('modules without local edits disappear when others delete them', async () => {
  const { server, editor, otherEditor } = together()
  otherEditor.act([{ type: 'remove_section', section: 1 }], label)
  otherEditor.act([{ type: 'remove_module', module: 21 }], label)
  await settle(otherEditor)
  await editor.reload()
  expect(wordsOf(editor)).toEqual(onServer(server))
  expect(editor.store.get().conflicts.size).toBe(0)
})

test.each([
  { of: { type: 'edit', module: 12 }, kind: 'text' },
  { of: { type: 'new', kind: 'text', place: { section: 1, column: 0, index: 1 } }, kind: 'text' },
] satisfies { of: FormTarget; kind: string }[])(
  'form values of a deleted target ($of.type) become a new last module',
  async ({ of: target, kind }) => {
    const { server, editor, otherEditor } = together()
    otherEditor.act([{ type: 'remove_section', section: 1 }], label)
    await settle(otherEditor)
    await editor.reload()
    const module = editor.applyForm({
      target,
      kind,
      values: { content: 'im Formular' },
      before: { content: '' },
      version: 1,
    })
    await settle(editor)
    expect(onServer(server).at(-1)).toBe('im Formular')
    expect(findModule(editor.store.get().history.doc, module ?? 0)?.content).toBe('im Formular')
  },
)

test('form values of a deleted list stay in the form with a notice', async () => {
  const { editor, otherEditor } = together()
  otherEditor.act([{ type: 'remove_module', module: 21 }], label)
  await settle(otherEditor)
  await editor.reload()
  const target = { type: 'new', kind: 'faqitem', place: { list: 21, index: 0 } } as const
  expect(
    editor.applyForm({ target, kind: 'faqitem', values: { content: 'im Formular' }, before: {}, version: 0 }),
  ).toBeNull()
  expect(editor.store.get()).toMatchObject({ alert: { type: 'dropped' }, outbox: [] })
})

test('saved text reaches the server despite deletions by others', async () => {
  const anyId = fc.constantFrom(11, 12, 13, 21, 22, 211, 212)
  const ofOthers = fc.oneof(
    anyId.map((module) => ({ type: 'remove_module', module }) as const),
    fc.constantFrom(1, 2, 3).map((section) => ({ type: 'remove_section', section }) as const),
  )
  const ownStep = fc.oneof(
    fc.record({ type: fc.constant('typed'), module: anyId }),
    fc.record({
      type: fc.constant('added'),
      place: fc.record({ section: fc.constantFrom(1, 2, 3), column: fc.nat(2), index: fc.nat(2) }),
    }),
    fc.record({ type: fc.constant('added'), place: fc.record({ list: fc.constant(21), index: fc.nat(2) }) }),
  )
  const anyStep = fc.oneof(
    fc.record({ own: ownStep }),
    fc.record({ ofOthers }),
    fc.constantFrom('saved', 'read anew', 'answer').map((event) => ({ passes: event })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 16 }), async (steps) => {
      const { server, editor, otherEditor } = together()
      const writtenTexts = new Map<unknown, string>()
      for (const [n, step] of steps.entries()) {
        if ('ofOthers' in step) {
          otherEditor.act([step.ofOthers], label)
          await settle(otherEditor)
        } else if ('own' in step) write(step.own, `Wort ${n}`)
        else if (step.passes === 'read anew') await editor.reload()
        else if (step.passes === 'answer') await new Promise((resolve) => setImmediate(resolve))
        else await saveAll()
      }
      await saveAll()
      for (let round = 0; round < 10 && editor.store.get().conflicts.size > 0; round++) {
        for (const module of editor.store.get().conflicts.keys()) resolveGone(editor, module, 'mine')
        await saveAll()
      }
      // Content that the server had and others deleted is in the bin.
      expect(server.stored()).toEqual(expect.arrayContaining([...writtenTexts.values()]))

      function write(edit: typeof ownStep extends fc.Arbitrary<infer T> ? T : never, text: string): void {
        const { doc } = editor.store.get().history
        if (edit.type === 'typed' && findModule(doc, edit.module)) {
          editor.type(edit.module, { name: 'content', typed: text })
          writtenTexts.set(edit.module, text)
        }
        if (edit.type !== 'added') return
        const record = newModule('list' in edit.place ? 'faqitem' : 'text', { content: text })
        if (editor.act([{ type: 'insert_module', place: edit.place, record }], label)) writtenTexts.set(record.id, text)
      }

      async function saveAll(): Promise<void> {
        for (const module of editor.store.get().maybeDirty) editor.save(module)
        await settle(editor)
      }
    }),
    { numRuns: 300 },
  )
})

function together(sections = startDoc().sections) {
  const server = fakeServer(sections)
  return { server, editor: start(server), otherEditor: start(server) }
}

function askedAbout(editor: Editor): number {
  const [module] = editor.store.get().conflicts.keys()
  if (module === undefined) throw new Error('nothing is asked')
  return module
}

function wordsOf(editor: Editor): unknown[] {
  return contents(editor.store.get().history.doc)
}

function onServer(server: ReturnType<typeof fakeServer>): unknown[] {
  return contents({ sections: server.page() })
}

function contents(doc: Parameters<typeof iterateModules>[0]): unknown[] {
  return [...iterateModules(doc)].map(({ content }) => content)
}
