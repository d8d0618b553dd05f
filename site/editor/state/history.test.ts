import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAction, startDoc } from '../testing/documents.ts'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import { type Doc, modulesOf } from './document.ts'
import { canUndoInSection, type History, perform, redo, undo, undoInSection } from './history.ts'

test('every action undone gives the document before it', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (drafts) => {
      let doc = startDoc()
      for (const [step, draft] of drafts.entries()) {
        const action = draft(doc, -step - 1)
        const applied = action && apply(doc, action)
        if (!applied) continue
        expect(apply(applied.doc, applied.inverse)?.doc).toEqual(doc)
        doc = applied.doc
      }
    }),
    { numRuns: 500 },
  )
})

test('undoing everything gives the first document, redoing everything the last', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (drafts) => {
      const done = performAll(drafts)
      let history = done
      while (history.past.length > 0) history = undo(history)?.history ?? history
      expect(history.doc).toEqual(startDoc())
      while (history.future.length > 0) history = redo(history)?.history ?? history
      expect(history.doc).toEqual(done.doc)
    }),
    { numRuns: 300 },
  )
})

test('a section’s own undo leaves the other sections alone, and redo brings it back', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), fc.constantFrom(1, 2, 3), (drafts, section) => {
      const done = performAll(drafts)
      const index = done.past.findLastIndex((step) => step.sections.includes(section))
      const back = undoInSection(done, section)
      expect(back !== null).toBe(canUndoInSection(done, section))
      if (!back || back.applied.length === 0) return
      const touched = done.past[index]?.sections ?? []
      const others = (doc: Doc) => doc.sections.filter(({ id }) => !touched.includes(id))
      expect(others(back.history.doc)).toEqual(others(done.doc))
      expect(redo(back.history)?.history.doc).toEqual(done.doc)
    }),
    { numRuns: 300 },
  )
})

test('no sequence of actions doubles a module', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (drafts) => {
      const ids = [...modulesOf(performAll(drafts).doc)].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('typing without a pause is one step, undone as a whole', () => {
  const typed = ['A', 'Ab', 'Abe'].reduce<History>(
    (history, content, index) => performed(history, { action: setText(11, content), at: index * 300, merge: '11.content' }),
    start(),
  )
  expect(typed.past).toHaveLength(1)
  expect(undo(typed)?.history.doc).toEqual(startDoc())
})

test('a pause while typing starts a new step', () => {
  const first = performed(start(), { action: setText(11, 'A'), at: 0, merge: '11.content' })
  const second = performed(first, { action: setText(11, 'Ab'), at: 1500, merge: '11.content' })
  expect(second.past).toHaveLength(2)
})

test('something new ends what could be redone', () => {
  const undone = undo(performed(start(), { action: setText(11, 'A'), at: 0 }))?.history ?? start()
  expect(performed(undone, { action: setText(12, 'B'), at: 1 }).future).toEqual([])
})

test('a step that no longer fits the page is forgotten instead of breaking it', () => {
  const done = performed(start(), { action: setText(11, 'A'), at: 0 })
  const without: History = { ...done, doc: { sections: done.doc.sections.slice(1) } }
  expect(undo(without)).toEqual({ history: { doc: without.doc, past: [], future: [] }, applied: [] })
})

function start(): History {
  return { doc: startDoc(), past: [], future: [] }
}

function setText(module: number, content: string): Action {
  return { type: 'set_fields', module, fields: { content } }
}

function performed(history: History, { action, at, merge = null }: { action: Action; at: number; merge?: string | null }): History {
  return perform(history, { actions: [action], label: null, at, merge })?.history ?? history
}

function performAll(drafts: ((doc: Doc, fresh: number) => Action | null)[]): History {
  return drafts.reduce<History>((history, draft, step) => {
    const action = draft(history.doc, -step - 1)
    return action ? performed(history, { action, at: step * 5000 }) : history
  }, start())
}
