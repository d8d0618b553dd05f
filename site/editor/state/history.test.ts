import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAction, startDoc } from '../testing/documents.ts'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import { type EditorDocument, findModule, iterateModules } from './document.ts'
import { canUndoInSection, type History, perform, redo, type TypingStep, undo, undoInSection } from './history.ts'

test('undoing any action restores the previous document', () => {
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

test('undoing all restores the first document, redoing all the last', () => {
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

test('undo within a section leaves other sections unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), fc.constantFrom(1, 2, 3), (drafts, section) => {
      const done = performAll(drafts)
      const index = done.past.findLastIndex((step) => step.sections.includes(section))
      const undone = undoInSection(done, section)
      expect(undone !== null).toBe(canUndoInSection(done, section))
      if (!undone || undone.applied.length === 0) return
      const touchedSections = done.past[index]?.sections ?? []
      const otherSections = (doc: EditorDocument) => doc.sections.filter(({ id }) => !touchedSections.includes(id))
      expect(otherSections(undone.history.doc)).toEqual(otherSections(done.doc))
      expect(redo(undone.history)?.history.doc).toEqual(done.doc)
    }),
    { numRuns: 300 },
  )
})

test('no sequence of actions duplicates a module', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (drafts) => {
      const ids = [...iterateModules(performAll(drafts).doc)].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('continuous typing is one undo step', () => {
  const history = ['A', 'Ab', 'Abe'].reduce<History>(
    (history, content, index) => performed(history, { action: setText(11, content), at: index * 300, merge: typed }),
    start(),
  )
  expect(history.past).toHaveLength(1)
  expect(undo(history)?.history.doc).toEqual(startDoc())
})

test('a pause while typing starts a new undo step', () => {
  const first = performed(start(), { action: setText(11, 'A'), at: 0, merge: typed })
  const second = performed(first, { action: setText(11, 'Ab'), at: 1500, merge: typed })
  expect(second.past).toHaveLength(2)
})

test('continuous typing splits into steps of three seconds or forty letters', () => {
  const steady = (letters: number, ms: number) =>
    Array.from({ length: letters }, (_, index) => index).reduce<History>(
      (history, index) =>
        performed(history, { action: setText(11, 'x'.repeat(index + 1)), at: index * ms, merge: typed }),
      start(),
    )
  expect(steady(41, 10).past).toHaveLength(2)
  expect(steady(31, 100).past).toHaveLength(2)
  expect(steady(30, 100).past).toHaveLength(1)
})

test('a paste is its own undo step', () => {
  const steps = ['continues', 'continues', 'alone', 'continues', 'begins', 'continues'] as const
  const history = steps.reduce<History>(
    (before, step, index) =>
      performed(before, {
        action: setText(11, 'x'.repeat(index + 1)),
        at: index * 10,
        merge: { key: '11.content', step },
      }),
    start(),
  )
  expect(history.past).toHaveLength(4)
  const undone = undo(undo(history)?.history ?? start())?.history ?? start()
  expect(findModule(undone.doc, 11)?.content).toBe('xxx')
})

test('typing after undo keeps the undone steps in the history', () => {
  const typedHistory = performed(performed(start(), { action: setText(11, 'A'), at: 0 }), {
    action: setText(11, 'Ab'),
    at: 1,
  })
  let history = [undo, undo].reduce<History>((before, step) => step(before)?.history ?? before, typedHistory)
  history = performed(history, { action: setText(11, 'x'), at: 2, merge: typed })
  expect(history.future).toEqual([])
  const getText = (doc: EditorDocument) => findModule(doc, 11)?.content
  const texts: unknown[] = []
  while (history.past.length > 0) {
    history = undo(history)?.history ?? start()
    texts.push(getText(history.doc))
  }
  const first = getText(startDoc())
  expect(texts).toEqual([first, 'Ab', 'A', first])
  while (history.future.length > 0) history = redo(history)?.history ?? start()
  expect(getText(history.doc)).toBe('x')
})

test('a step that no longer fits the document is dropped', () => {
  const done = performed(start(), { action: setText(11, 'A'), at: 0 })
  const withoutSection: History = { ...done, doc: { sections: done.doc.sections.slice(1) } }
  expect(undo(withoutSection)).toEqual({ history: { doc: withoutSection.doc, past: [], future: [] }, applied: [] })
})

const typed = { key: '11.content', step: 'continues' } as const

function start(): History {
  return { doc: startDoc(), past: [], future: [] }
}

function setText(module: number, content: string): Action {
  return { type: 'set_fields', module, fields: { content } }
}

function performed(
  history: History,
  { action, at, merge = null }: { action: Action; at: number; merge?: { key: string; step: TypingStep } | null },
): History {
  return perform(history, { actions: [action], label: { verb: 'changed' }, at, merge })?.history ?? history
}

function performAll(drafts: ((doc: EditorDocument, fresh: number) => Action | null)[]): History {
  return drafts.reduce<History>((history, draft, step) => {
    const action = draft(history.doc, -step - 1)
    return action ? performed(history, { action, at: step * 5000 }) : history
  }, start())
}
