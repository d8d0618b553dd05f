import type { ActionOf, Applied, Order } from './action.ts'
import { changeSiblings } from './change.ts'
import { type EditorDocument, findSiblings, iterateModules } from './document.ts'

/**
 * Rearranges modules, items and sections. Refused unless the named places contain the same records as before: a move
 * neither loses nor duplicates anything.
 */
export function arrange(doc: EditorDocument, { orders }: ActionOf<'arrange'>): Applied | null {
  const before = currentOrders(doc, orders)
  const isComplete = orders.every(({ place }) => place === null || findSiblings(doc, place))
  if (!isComplete || !isSameContent(before, orders)) return null
  const records = new Map([...iterateModules(doc)].map((record) => [record.id, record]))
  const sections = new Map(doc.sections.map((section) => [section.id, section]))
  let arranged = doc
  for (const { place, ids } of orders)
    arranged = place
      ? changeSiblings(arranged, place, () => ids.flatMap((id) => records.get(id) ?? []))
      : { ...arranged, sections: ids.flatMap((id) => sections.get(id) ?? []) }
  return { doc: arranged, inverse: { type: 'arrange', orders: before } }
}

/** The current order of the same places. */
export function currentOrders(doc: EditorDocument, orders: readonly Order[]): Order[] {
  return orders.map(({ place }) => ({
    place,
    ids: (place ? (findSiblings(doc, place) ?? []) : doc.sections).map(({ id }) => id),
  }))
}

/** Sections and modules are counted separately. */
function isSameContent(before: readonly Order[], after: readonly Order[]): boolean {
  return [true, false].every((areSections) => {
    const idsIn = (orders: readonly Order[]) =>
      orders.flatMap(({ place, ids }) => ((place === null) === areSections ? ids : [])).toSorted((a, b) => a - b)
    return new Set(idsIn(after)).size === idsIn(after).length && idsIn(before).join() === idsIn(after).join()
  })
}
