import type { Action } from './action.ts'
import { apply } from './apply.ts'
import type { Doc } from './document.ts'
import { PAGE, touchedBy } from './touched.ts'

export const STEPS_KEPT = 200
/** Typing that pauses longer than this starts a new step. */
export const TYPING_PAUSE_MS = 1000

/** What an editor sees as one thing done, in words made from `label` where it is shown. */
export type Step<L = unknown> = {
  label: L
  actions: readonly Action[]
  inverses: readonly Action[]
  sections: readonly number[]
  at: number
  /** Steps with the same key that follow each other closely become one. */
  merge: string | null
}

/** The page's one history; what a section can undo alone is part of it. */
export type History<L = unknown> = { doc: Doc; past: readonly Step<L>[]; future: readonly Step<L>[] }

/** A change and the actions that made it, for whoever writes them down. */
export type Changed<L> = { history: History<L>; applied: readonly Action[] }

type Done<L> = { actions: readonly Action[]; label: L; at: number; merge?: string | null }

/** Does something new; what was undone before can no longer be redone. Null when an action does not fit the page. */
export function perform<L>(history: History<L>, { actions, label, at, merge = null }: Done<L>): Changed<L> | null {
  const run = runAll(history.doc, actions)
  if (!run) return null
  const last = history.past.at(-1)
  const joins = last && merge !== null && last.merge === merge && history.future.length === 0 && at - last.at < TYPING_PAUSE_MS
  const step = joins ? { ...last, actions, at } : { label, actions, inverses: run.inverses, sections: run.sections, at, merge }
  const past = [...(joins ? history.past.slice(0, -1) : history.past), step].slice(-STEPS_KEPT)
  return { history: { doc: run.doc, past, future: [] }, applied: actions }
}

export function undo<L>(history: History<L>): Changed<L> | null {
  return undoAt(history, history.past.length - 1)
}

export function redo<L>({ doc, past, future }: History<L>): Changed<L> | null {
  const step = future.at(-1)
  if (!step) return null
  const run = runAll(doc, step.actions)
  const rest = future.slice(0, -1)
  if (!run) return { history: { doc, past, future: rest }, applied: [] }
  return { history: { doc: run.doc, past: [...past, { ...step, inverses: run.inverses, merge: null }], future: rest }, applied: step.actions }
}

/** The section's own undo: its last step, unless something done since rests on it. */
export function undoInSection<L>(history: History<L>, section: number): Changed<L> | null {
  const index = lastStepOf(history, section)
  return index === null ? null : undoAt(history, index)
}

export function canUndoInSection(history: History, section: number): boolean {
  return lastStepOf(history, section) !== null
}

function lastStepOf({ past }: History, section: number): number | null {
  const index = past.findLastIndex((step) => step.sections.includes(section))
  const step = past[index]
  if (!step || step.sections.includes(PAGE)) return index === past.length - 1 && step ? index : null
  return past.slice(index + 1).some((later) => later.sections.some((id) => step.sections.includes(id))) ? null : index
}

/** Takes back the step at `index`; a step that no longer fits the page is forgotten. */
function undoAt<L>({ doc, past, future }: History<L>, index: number): Changed<L> | null {
  const step = past[index]
  if (!step) return null
  const rest = past.filter((each) => each !== step)
  const back = step.inverses.toReversed()
  const run = runAll(doc, back)
  if (!run) return { history: { doc, past: rest, future }, applied: [] }
  // What undoing took away is kept as it was at that moment, with all that the server had said of it.
  return { history: { doc: run.doc, past: rest, future: [...future, { ...step, actions: run.inverses.toReversed() }] }, applied: back }
}

function runAll(doc: Doc, actions: readonly Action[]): { doc: Doc; inverses: Action[]; sections: number[] } | null {
  const inverses: Action[] = []
  const sections: number[] = []
  let current = doc
  for (const action of actions) {
    sections.push(...touchedBy(current, action))
    const applied = apply(current, action)
    if (!applied) return null
    inverses.push(applied.inverse)
    current = applied.doc
  }
  return { doc: current, inverses, sections: [...new Set(sections)] }
}
