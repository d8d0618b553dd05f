import { expect, test } from 'vitest'
import { moduleEditors } from '#modules/editors.ts'
import { type EditorDocument, findModule } from '../state/document.ts'
import type { Label } from '../state/history.ts'
import { withPendingModule } from '../state/pending-module.ts'
import { hasUnsaved } from '../store/status.ts'
import { startDoc } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { manualClock, settle, start } from '../testing/start-editor.ts'
import { startsInline } from './writing.ts'

const _label: Label = { verb: 'typed', of: { kind: 'text' } }
const place = { section: 1, column: 0, index: 1 }

test('texts, tables, headlines, quotes and FAQ entries start in place, others in forms', () => {
  const inlineKinds = [...moduleEditors.values()].filter(startsInline).map(({ kind }) => kind)
  expect(inlineKinds.toSorted()).toEqual(['faqitem', 'headline', 'quote', 'table', 'text'])
})

test('a new module becomes one undoable step once it has text', async () => {
  const server = fakeServer(startDoc().sections)
  const clock = manualClock()
  const editor = start(server, clock)
  const { module, getDoc } = begin()
  expect(getDoc().sections[0]?.columns[0]?.children.map(({ id }) => id)).toEqual([11, module, 12])
  expect(hasUnsaved(editor.store.get())).toBe(false)
  for (const typed of ['N', 'Ne', 'Neu']) editor.type(module, { name: 'content', typed })
  expect(editor.store.get().history.past).toMatchObject([{ label: { verb: 'added' } }])
  expect(server.calls).toEqual([])
  clock.pass(1500)
  await settle(editor)
  expect(contentsOn(server.page())).toEqual(['text 11', 'Neu', 'text 12'])
  editor.undo()
  await settle(editor)
  expect(contentsOn(server.page())).toEqual(['text 11', 'text 12'])

  function begin() {
    editor.startWriting('text', place)
    const { pendingModule } = editor.store.get()
    return {
      module: pendingModule?.record.id ?? 0,
      getDoc: (): EditorDocument => withPendingModule(editor.store.get().history.doc, pendingModule),
    }
  }
})

test('a new module left empty disappears without a trace', async () => {
  for (const keystrokes of [[], ['N', ''], ['N', 'Ne', '']]) {
    const server = fakeServer(startDoc().sections)
    const clock = manualClock()
    const editor = start(server, clock)
    editor.startWriting('text', place)
    const module = editor.store.get().pendingModule?.record.id ?? 0
    editor.typing(module)
    for (const typed of keystrokes) editor.type(module, { name: 'content', typed })
    editor.typing(null)
    expect(editor.leave(module)).toBe(true)
    clock.pass(2000)
    await settle(editor)
    const { history, pendingModule } = editor.store.get()
    expect([findModule(history.doc, module), history.past, history.future, pendingModule]).toEqual([null, [], [], null])
    expect(hasUnsaved(editor.store.get())).toBe(false)
    expect(server.calls).toEqual([])
  }
})

test('a new module with text stays, also when emptied after a save', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.startWriting('text', place)
  const module = editor.store.get().pendingModule?.record.id ?? 0
  editor.type(module, { name: 'content', typed: 'Neu' })
  expect(editor.leave(module)).toBe(false)
  editor.save(module)
  await settle(editor)
  editor.type(module, { name: 'content', typed: '' })
  expect(editor.leave(module)).toBe(false)
  expect(contentsOn(server.page())).toEqual(['text 11', 'Neu', 'text 12'])
})

test('text typed into another field while a module is created is saved', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.startWriting('faqitem', { list: 21, index: 0 })
  const module = editor.store.get().pendingModule?.record.id ?? 0
  editor.type(module, { name: 'content', typed: 'Wo ist der Eingang?' })
  editor.save(module)
  editor.type(module, { name: 'text', typed: '<p>Am Fluss.</p>' })
  await settle(editor)
  expect(findModule(editor.store.get().history.doc, module)).toMatchObject({ text: '<p>Am Fluss.</p>' })
  editor.save(module)
  await settle(editor)
  expect(findModule({ sections: server.page() }, 21)?.children?.[0]).toMatchObject({
    content: 'Wo ist der Eingang?',
    text: '<p>Am Fluss.</p>',
  })
})

function contentsOn(sections: EditorDocument['sections']): unknown[] {
  return sections[0]?.columns[0]?.children.map(({ content }) => content) ?? []
}
