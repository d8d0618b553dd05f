import type { ActionOf } from './action.ts'
import { insertAt } from './change.ts'
import {
  type EditorDocument,
  findModule,
  findPlace,
  findSection,
  findSiblings,
  isListPlace,
  type ModulePlace,
  type Siblings,
} from './document.ts'

/**
 * The arrangement that moves a module to a place; null if it is there already or not allowed there. `index` counts
 * before the move.
 */
export function moveModule(doc: EditorDocument, module: number, to: ModulePlace): ActionOf<'arrange'> | null {
  const from = findPlace(doc, module)
  const target = findSiblings(doc, to)
  if (!from || !target || !canContain(doc, module, to)) return null
  const idsAt = (place: ModulePlace) => findSiblings(doc, place)?.map(({ id }) => id) ?? []
  const stays = isSamePlace(from, to)
  const index = stays && from.index < to.index ? to.index - 1 : to.index
  if (stays && index === from.index) return null
  const remaining = idsAt(from).filter((id) => id !== module)
  const [source, destination] = [toSiblings(from), toSiblings(to)]
  const orders = stays
    ? [{ place: source, ids: insertAt(remaining, index, module) }]
    : [
        { place: source, ids: remaining },
        { place: destination, ids: insertAt(idsAt(to), index, module) },
      ]
  return { type: 'arrange', orders }
}

function toSiblings(place: ModulePlace): Siblings {
  const { index, ...siblings } = place
  return siblings
}

/** Moves it among its siblings; null at their end. */
export function shiftModule(doc: EditorDocument, module: number, offset: 1 | -1): ActionOf<'arrange'> | null {
  const place = findPlace(doc, module)
  const neighbour = place && findSiblings(doc, place)?.[place.index + offset]
  return neighbour ? moveModule(doc, module, { ...place, index: offset < 0 ? place.index - 1 : place.index + 2 }) : null
}

/** Clamps a place to the current length; that of a removed column is in the last one. */
export function clampPlace(doc: EditorDocument, place: ModulePlace): ModulePlace {
  const { columns = [] } = isListPlace(place) ? {} : (findSection(doc, place.section) ?? {})
  const nearest = isListPlace(place)
    ? place
    : { ...place, column: Math.min(place.column, Math.max(0, columns.length - 1)) }
  return { ...nearest, index: Math.min(place.index, findSiblings(doc, nearest)?.length ?? 0) }
}

/** Maps a place from `before` to `now`: before the same neighbour, or at the end if that is gone. */
export function rebasePlace(before: EditorDocument, now: EditorDocument, place: ModulePlace): ModulePlace {
  const last = clampPlace(now, { ...place, index: Number.POSITIVE_INFINITY })
  const index = indexSince(findSiblings(before, place) ?? [], findSiblings(now, last) ?? [], place.index)
  return { ...last, index }
}

/** The same for the sections of a page. */
export function rebaseSectionIndex(before: EditorDocument, now: EditorDocument, index: number): number {
  return indexSince(before.sections, now.sections, index)
}

function indexSince(before: readonly { id: number }[], now: readonly { id: number }[], index: number): number {
  const neighbourIndex = now.findIndex(({ id }) => id === before[index]?.id)
  return neighbourIndex < 0 ? now.length : neighbourIndex
}

/** The valid places of a module: for an item within its list, otherwise in every column. */
export function validPlaces(doc: EditorDocument, module: number): ModulePlace[] {
  const from = findPlace(doc, module)
  if (!from) return []
  const homes: ModulePlace[] = isListPlace(from)
    ? [{ ...from, index: 0 }]
    : doc.sections.flatMap(({ id, columns }) => columns.map((_, column) => ({ section: id, column, index: 0 })))
  const places = homes.flatMap((target) =>
    [...(findSiblings(doc, target) ?? []), null].map((_, index): ModulePlace => ({ ...target, index })),
  )
  return places.filter((place) => moveModule(doc, module, place))
}

export function moveSection(doc: EditorDocument, section: number, index: number): ActionOf<'arrange'> | null {
  const ids = doc.sections.map(({ id }) => id)
  const from = ids.indexOf(section)
  const newIndex = Math.max(0, Math.min(index, ids.length - 1))
  if (from < 0 || from === newIndex) return null
  const others = ids.filter((id) => id !== section)
  return { type: 'arrange', orders: [{ place: null, ids: insertAt(others, newIndex, section) }] }
}

/** Items belong in lists of their kind, everything else in columns. */
export function canContain(doc: EditorDocument, module: number, place: ModulePlace): boolean {
  const from = findPlace(doc, module)
  if (!from || isListPlace(from) !== isListPlace(place)) return false
  if (!isListPlace(from) || !isListPlace(place)) return true
  return findModule(doc, from.list)?.kind === findModule(doc, place.list)?.kind
}

function isSamePlace(a: ModulePlace, b: ModulePlace): boolean {
  if (isListPlace(a) || isListPlace(b)) return isListPlace(a) && isListPlace(b) && a.list === b.list
  return a.section === b.section && a.column === b.column
}
