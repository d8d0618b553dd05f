import type { Locale } from '#config'
import { decodeRecordId, typeRange } from './document-id.ts'

/** Of each fit the numbers of the documents that hold what is wanted, the smaller first. */
export type MatchedDocuments = readonly Numbers[]
type Numbers = ArrayLike<number>
export type Candidate = { document: number; record_id: number; fit: number }

/**
 * The documents of a type as they stand in the answer: what is to come before what is over, then by fit, then by day. Made one
 * by one, because of thousands only the first are asked for.
 */
export function* rankCandidates(
  matched: MatchedDocuments,
  of: { face: number; language: Locale; today: number },
): Generator<Candidate> {
  const { from, to } = typeRange(of)
  const coming = typeRange({ ...of, day: of.today }).from
  for (const [fit, ids] of matched.entries()) {
    for (let at = getPlace(ids, coming); at < getPlace(ids, to); at++) yield candidate(ids[at] ?? 0, fit)
  }
  for (const [fit, ids] of matched.entries()) {
    for (let at = getPlace(ids, coming) - 1; at >= getPlace(ids, from); at--) yield candidate(ids[at] ?? 0, fit)
  }
}

function candidate(document: number, fit: number): Candidate {
  return { document, record_id: decodeRecordId(document), fit }
}

/** The place of the first that is not smaller. */
function getPlace(ids: Numbers, id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}
