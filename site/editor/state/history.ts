import { type Action, affectedSections, SECTION_ORDER } from './action.ts'
import { apply } from './apply.ts'
import type { EditorDocument } from './document.ts'

const MAX_HISTORY_STEPS = 200
/** A longer pause in typing starts a new step. */
const TYPING_PAUSE_MS = 1000
/** Limits the text that one undo reverts. */
const MAX_TYPING_STEP_MS = 3000
const MAX_TYPING_STEP_INPUTS = 40
/** Longer chains of undone steps end with the next new step. */
const MAX_UNDOING_ACTIONS = 200

/** Whether a text change merges: `continues` the previous step, `begins` one that may continue, or `alone`. */
export type TypingStep = 'continues' | 'begins' | 'alone'

/** A step's verb, and the module or resource that it concerns; without one, a section with its number where it is gone. */
export type Label = {
  verb:
    | 'typed'
    | 'changed'
    | 'added'
    | 'removed'
    | 'moved'
    | 'pasted'
    | 'duplicated'
    | 'cut'
    | 'layout'
    | 'showing'
    | 'turned'
    | 'restored'
    | 'resolved'
  of?: Readonly<{ kind: string; [field: string]: unknown }>
  number?: number
}

/** One entry of the history; `label` names it. */
export type Step = {
  label: Label
  actions: readonly Action[]
  inverses: readonly Action[]
  sections: readonly number[]
  at: number
  /** Consecutive steps with the same key become one, within limits. */
  merge: { key: string; begunAt: number; inputs: number } | null
  /** The step is an undo of earlier ones. */
  isUndoing?: boolean
}

/** The page's only history; a section's undo is part of it. */
export type History = { doc: EditorDocument; past: readonly Step[]; future: readonly Step[] }

/** A change and its actions, for creating writes. */
export type HistoryChange = { history: History; applied: readonly Action[] }

export type PerformInput = {
  actions: readonly Action[]
  label: Label
  at: number
  merge?: { key: string; step: TypingStep } | null
}

/**
 * Performs a new step. Undone steps stay reachable: they return to the past, followed by their undoing as a step, so
 * that undoing the new step and then the undoing restores them. Null when an action does not fit.
 */
export function perform(history: History, { actions, label, at, merge = null }: PerformInput): HistoryChange | null {
  const run = runAll(history.doc, actions)
  if (!run) return null
  const last = history.past.at(-1)
  const continued = last && merge && history.future.length === 0 ? joinedMerge(last, { merge, at }) : null
  const newMerge = merge && merge.step !== 'alone' ? { key: merge.key, begunAt: at, inputs: 1 } : null
  const step: Step =
    last && continued
      ? { ...last, actions, at, merge: continued }
      : { label, actions, inverses: run.inverses, sections: run.sections, at, merge: newMerge }
  const past = [...(continued ? history.past.slice(0, -1) : [...history.past, ...undoneSteps(history)]), step].slice(
    -MAX_HISTORY_STEPS,
  )
  return { history: { doc: run.doc, past, future: [] }, applied: actions }
}

function joinedMerge(
  { merge: before, at: lastAt }: Step,
  { merge, at }: { merge: { key: string; step: TypingStep }; at: number },
): Step['merge'] {
  if (!before || merge.step !== 'continues' || before.key !== merge.key || at - lastAt >= TYPING_PAUSE_MS) return null
  if (at - before.begunAt >= MAX_TYPING_STEP_MS || before.inputs >= MAX_TYPING_STEP_INPUTS) return null
  return { ...before, inputs: before.inputs + 1 }
}

/** Consecutive text changes of one module become one change, so that undoing an undo does not double it. */
function compacted(actions: readonly Action[]): Action[] {
  const all: Action[] = []
  for (const action of actions) {
    const last = all.at(-1)
    if (action.type !== 'set_fields' || last?.type !== 'set_fields' || last.module !== action.module) all.push(action)
    else all[all.length - 1] = { ...action, fields: { ...last.fields, ...action.fields } }
  }
  return all
}

/** The undone steps as they were made, followed by the undoing as one step. */
function undoneSteps({ doc, future }: History): Step[] {
  const steps: Step[] = []
  let current = doc
  for (const step of future.toReversed()) {
    const run = runAll(current, step.actions)
    if (!run) break
    current = run.doc
    steps.push({ ...step, inverses: run.inverses, merge: null })
  }
  const last = steps.at(-1)
  const undoActions = compacted(steps.toReversed().flatMap(({ inverses }) => inverses.toReversed()))
  const forth = compacted(steps.flatMap(({ actions }) => actions))
  if (!last || forth.length > MAX_UNDOING_ACTIONS) return []
  const undoing = {
    ...last,
    actions: undoActions,
    inverses: forth.toReversed(),
    sections: [...new Set(steps.flatMap(({ sections }) => sections))],
    isUndoing: true,
  }
  return [...steps, undoing]
}

export function undo(history: History): HistoryChange | null {
  return undoAt(history, history.past.length - 1)
}

export function redo({ doc, past, future }: History): HistoryChange | null {
  const step = future.at(-1)
  if (!step) return null
  const run = runAll(doc, step.actions)
  const remaining = future.slice(0, -1)
  if (!run) return { history: { doc, past, future: remaining }, applied: [] }
  return {
    history: { doc: run.doc, past: [...past, { ...step, inverses: run.inverses, merge: null }], future: remaining },
    applied: step.actions,
  }
}

/** A section's own undo: its last step, unless a later step depends on it. */
export function undoInSection(history: History, section: number): HistoryChange | null {
  const index = findLastStep(history, section)
  return index === null ? null : undoAt(history, index)
}

export function canUndoInSection(history: History, section: number): boolean {
  return findLastStep(history, section) !== null
}

function findLastStep({ past }: History, section: number): number | null {
  const index = past.findLastIndex((step) => step.sections.includes(section))
  const step = past[index]
  if (!step || step.sections.includes(SECTION_ORDER)) return index === past.length - 1 && step ? index : null
  return past.slice(index + 1).some((later) => later.sections.some((id) => step.sections.includes(id))) ? null : index
}

/** Undoes the step at `index`; a step that no longer fits is dropped. */
function undoAt({ doc, past, future }: History, index: number): HistoryChange | null {
  const step = past[index]
  if (!step) return null
  const remaining = past.filter((each) => each !== step)
  const inverses = step.inverses.toReversed()
  const run = runAll(doc, inverses)
  if (!run) return { history: { doc, past: remaining, future }, applied: [] }
  // Keeps removed content as of that moment, with all server data.
  return {
    history: { doc: run.doc, past: remaining, future: [...future, { ...step, actions: run.inverses.toReversed() }] },
    applied: inverses,
  }
}

function runAll(
  doc: EditorDocument,
  actions: readonly Action[],
): { doc: EditorDocument; inverses: Action[]; sections: number[] } | null {
  const inverses: Action[] = []
  const sections: number[] = []
  let current = doc
  for (const action of actions) {
    sections.push(...affectedSections(current, action))
    const applied = apply(current, action)
    if (!applied) return null
    inverses.push(applied.inverse)
    current = applied.doc
  }
  return { doc: current, inverses, sections: [...new Set(sections)] }
}
