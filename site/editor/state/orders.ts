import type { ActionOf, Applied, Order } from './action.ts'
import { changeSiblings, insertAt } from './change.ts'
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

type Ids = readonly number[]

/**
 * Redoes a move made over `before` on a document that others have changed: moved records go behind the same neighbour,
 * everything else stays. Null when nothing is left to do.
 */
export function rebaseOrders(
  doc: EditorDocument,
  { mine, before }: { mine: readonly Order[]; before: readonly Order[] },
): Order[] | null {
  const now = currentOrders(doc, mine)
  const [mineIds, beforeIds, nowIds] = [mine, before, now].map((orders) => orders.map(({ ids }) => ids))
  const rebased = redone({ mine: mineIds, before: beforeIds, now: nowIds })
  const result = now.map(({ place }, index) => ({ place, ids: rebased[index] ?? [] }))
  return JSON.stringify(result) === JSON.stringify(now) ? null : result
}

function redone({
  mine = [],
  before = [],
  now = [],
}: { [side in 'mine' | 'before' | 'now']?: Ids[] | undefined }): Ids[] {
  const currentIds = new Set(now.flat())
  const moved = new Set(
    mine.flatMap((order, index) => movedInto(order, before[index] ?? [])).filter((id) => currentIds.has(id)),
  )
  const orders = now.map((order) => order.filter((id) => !moved.has(id)))
  return orders.map((order, index) => placeMoved(order, { target: mine[index] ?? [], moved }))
}

function placeMoved(order: Ids, { target, moved }: { target: Ids; moved: ReadonlySet<number> }): Ids {
  let result = order
  for (const [index, id] of target.entries()) {
    if (!moved.has(id)) continue
    const neighbour = target.slice(0, index).findLast((each) => result.includes(each))
    result = insertAt(result, neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, id)
  }
  return result
}

/** Records from other places, and as few of the rest as explain the new order. */
function movedInto(order: Ids, before: Ids): number[] {
  const unmoved = new Set(longestIncreasing(order.map((id) => before.indexOf(id))).map((index) => before[index]))
  return order.filter((id) => !unmoved.has(id))
}

/** The longest increasing sequence of earlier positions; newcomers are -1. */
function longestIncreasing(positions: readonly number[]): number[] {
  const endingAt: number[][] = []
  for (const [index, position] of positions.entries()) {
    const earlier = endingAt.slice(0, index).filter((sequence) => (sequence.at(-1) ?? -1) < position)
    endingAt.push(position < 0 ? [] : [...longest(earlier), position])
  }
  return longest(endingAt)
}

function longest(sequences: number[][]): number[] {
  return sequences.reduce((best, each) => (each.length > best.length ? each : best), [])
}
