import type { Locale } from '#config'
import { rangeOf, recordOf } from './document-id.ts'

/** Of each fit the numbers of the documents that hold what is wanted, the smaller first. */
export type Matched = readonly Numbers[]
type Numbers = ArrayLike<number>
export type Candidate = { document: number; record_id: number; fit: number }

/**
 * The documents of a type as they stand in the answer: what is to come before what is over, then by fit, then by day. Made one
 * by one, because of thousands only the first are asked for.
 */
export function* candidatesOf(
  matched: Matched,
  of: { face: number; language: Locale; today: number },
): Generator<Candidate> {
  const { from, to } = rangeOf(of)
  const coming = rangeOf({ ...of, day: of.today }).from
  for (const [fit, ids] of matched.entries()) {
    for (let at = placeIn(ids, coming); at < placeIn(ids, to); at++) yield candidate(ids[at] ?? 0, fit)
  }
  for (const [fit, ids] of matched.entries()) {
    for (let at = placeIn(ids, coming) - 1; at >= placeIn(ids, from); at--) yield candidate(ids[at] ?? 0, fit)
  }
}

function candidate(document: number, fit: number): Candidate {
  return { document, record_id: recordOf(document), fit }
}

/** The place of the first that is not smaller. */
function placeIn(ids: Numbers, id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}
