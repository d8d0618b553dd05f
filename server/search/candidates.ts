import type { Locale } from '#config'
import { decodeRecordId, typeRange } from './document-id.ts'

/** Ids of the matching documents by rank, ascending. */
export type MatchedDocuments = readonly Numbers[]
type Numbers = ArrayLike<number>
export type Candidate = { document: number; record_id: number; fit: number }

/** Upcoming before past, then by fit, then by day. Lazy, because only the first of thousands are needed. */
export function* rankCandidates(
  documents: MatchedDocuments,
  range: { type: number; language: Locale; today: number },
): Generator<Candidate> {
  const { from, to } = typeRange(range)
  const firstUpcoming = typeRange({ ...range, day: range.today }).from
  for (const [fit, ids] of documents.entries()) {
    for (let index = getPlace(ids, firstUpcoming); index < getPlace(ids, to); index++)
      yield candidate(ids[index] ?? 0, fit)
  }
  for (const [fit, ids] of documents.entries()) {
    for (let index = getPlace(ids, firstUpcoming) - 1; index >= getPlace(ids, from); index--)
      yield candidate(ids[index] ?? 0, fit)
  }
}

function candidate(document: number, fit: number): Candidate {
  return { document, record_id: decodeRecordId(document), fit }
}

/** Binary search: the index of the first id that is not smaller. */
function getPlace(ids: Numbers, id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}
