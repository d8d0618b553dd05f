import type { ModuleRecord } from '#contract/page/sections.ts'
import { type EditorDocument, findSiblings, indexOfSection, isListPlace, type ModulePlace } from '../state/document.ts'
import type { EditorMessages } from '../words/messages-de.ts'

type Naming = { text: EditorMessages; nameOf: (record: ModuleRecord) => string; moving?: number }

/** A place as text: the module before it, column and section. */
export function formatPlace(doc: EditorDocument, place: ModulePlace, { text, nameOf, moving }: Naming): string {
  const siblings = findSiblings(doc, place) ?? []
  const preceding = siblings.slice(0, place.index).filter(({ id }) => id !== moving)
  if (isListPlace(place)) return text.placeItem(preceding.length + 1)
  const section = indexOfSection(doc, place.section) + 1
  const before = preceding.at(-1)
  return before
    ? text.placeAfter(section, place.column + 1, nameOf(before))
    : text.placeStart(section, place.column + 1)
}
