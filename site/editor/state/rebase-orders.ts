import type { Order } from './action.ts'
import { currentOrders } from './arrange.ts'
import { insertAt } from './change.ts'
import type { EditorDocument } from './document.ts'

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
