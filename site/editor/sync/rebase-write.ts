import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import type { EditorDocument } from '../state/document.ts'
import { clampPlace } from '../state/moves.ts'
import { rebaseOrders } from '../state/orders.ts'
import { recordOrders } from './to-writes.ts'
import type { Write } from './write.ts'

type Rebased = { doc: EditorDocument; write: Write; action: Action | null }

/** Redoes a write on the current state of the page; null when it no longer fits or is done already. */
export function rebaseWrite(doc: EditorDocument, write: Write): Rebased | null {
  if (write.type === 'arrange') {
    const orders = rebaseOrders(doc, { mine: write.orders, before: write.before })
    return orders && applyWrite(doc, { type: 'arrange', ...recordOrders(doc, orders) })
  }
  return applyWrite(doc, write)
}

function applyWrite(doc: EditorDocument, write: Write): Rebased | null {
  const action = findAction(doc, write)
  if (!action) return { doc, write, action }
  const applied = apply(doc, action)
  return applied && { doc: applied.doc, write, action }
}

function findAction(doc: EditorDocument, write: Write): Action | null {
  switch (write.type) {
    case 'create_module':
    case 'restore_module':
      return { type: 'insert_module', place: clampPlace(doc, write.place), record: write.record }
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
    case 'save_record':
      return { ...write, type: 'set_record' }
    case 'save_module':
    case 'translate':
      return null
  }
}
