import type { ModuleRecord } from '#contract/sections.ts'
import { apply } from './apply.ts'
import { type Doc, type Place, siblingsAt } from './document.ts'

/** An empty module with the caret in it. Until it has a word it is on the screen alone: no step, nothing to tell or to keep. */
export type Sprout = { place: Place; record: ModuleRecord }

/** The page as it is drawn; a place that has become shorter since is filled at its end. */
export function withSprout(doc: Doc, sprout: Sprout | null): Doc {
  const action = sprout && plantedIn(doc, sprout)
  return (action && apply(doc, action)?.doc) ?? doc
}

/** What makes it a module of the page; null when its place is gone. */
export function plantedIn(doc: Doc, { place, record }: Sprout) {
  const siblings = siblingsAt(doc, place)
  return (
    siblings && {
      type: 'insert_module' as const,
      place: { ...place, index: Math.min(place.index, siblings.length) },
      record,
    }
  )
}
