import type { ModuleRecord } from '#contract/page/sections.ts'
import { apply } from './apply.ts'
import { type EditorDocument, findSiblings, type ModulePlace } from './document.ts'

/**
 * An empty module with the caret in it. Until it has text it exists on the screen only: no step, no write, no storage.
 */
export type PendingModule = { place: ModulePlace; record: ModuleRecord }

/** The page as drawn; the place is clamped. */
export function withPendingModule(doc: EditorDocument, pending: PendingModule | null): EditorDocument {
  const action = pending && insertActionFor(doc, pending)
  return (action && apply(doc, action)?.doc) ?? doc
}

/** The action that adds it to the page; null when its place is gone. */
export function insertActionFor(doc: EditorDocument, { place, record }: PendingModule) {
  const siblings = findSiblings(doc, place)
  return (
    siblings && {
      type: 'insert_module' as const,
      place: { ...place, index: Math.min(place.index, siblings.length) },
      record,
    }
  )
}
