import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import type { Doc } from '../state/document.ts'
import { placeWithin } from '../state/moves.ts'
import { rebasedArrangement } from '../state/rebased-arrangement.ts'
import type { Write } from './write.ts'
import { arrangedOver } from './writes-of.ts'

type Rebased = { doc: Doc; write: Write; action: Action | null }

/** A write made over another state of the page, done on this one; null when it no longer fits or is done already. */
export function rebasedWrite(doc: Doc, write: Write): Rebased | null {
  if (write.type === 'arrange') {
    const arrangement = rebasedArrangement(doc, { mine: write, before: write.before })
    return arrangement && done(doc, { type: 'arrange', ...arrangedOver(doc, arrangement) })
  }
  return done(doc, write)
}

function done(doc: Doc, write: Write): Rebased | null {
  const action = actionOf(doc, write)
  if (!action) return { doc, write, action }
  const applied = apply(doc, action)
  return applied && { doc: applied.doc, write, action }
}

function actionOf(doc: Doc, write: Write): Action | null {
  switch (write.type) {
    case 'create_module':
    case 'restore_module':
      return { type: 'insert_module', place: placeWithin(doc, write.place), record: write.record }
    case 'create_section':
    case 'restore_section':
      return { type: 'insert_section', index: Math.min(write.index, doc.sections.length), section: write.section }
    case 'remove_module':
      return { type: 'remove_module', module: write.module }
    case 'remove_section':
    case 'set_layout':
    case 'set_showing':
    case 'arrange':
      return write
    case 'save_module':
    case 'translate':
      return null
  }
}
