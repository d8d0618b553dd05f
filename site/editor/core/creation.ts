import type { Locale } from '#config'
import { apply } from '../state/apply.ts'
import type { Write } from '../sync/write.ts'
import { writesOf } from '../sync/writes-of.ts'
import type { EditorState } from './editor-state.ts'

/** What makes a module on the server that stands here alone: one that is being written, or that was refused. */
export function creationOf(state: EditorState, { module, locale }: { module: number; locale: Locale }): Write[] {
  const removed = apply(state.history.doc, { type: 'remove_module', module })
  return removed ? writesOf(removed.doc, [removed.inverse], { locale, isKnown: (id) => isKnown(state, id) }) : []
}

/** Whether the server has seen an id, or will have once the outbox is empty. */
export function isKnown({ base, outbox }: EditorState, id: number): boolean {
  const comes = outbox.some(
    ({ write }) => (write.type === 'create_module' && write.record.id === id) || (write.type === 'create_section' && write.section.id === id),
  )
  return id > 0 || base.ids.has(id) || comes
}
