import type { Paged } from '#contract/common.ts'

/** A list that is answered whole, as the one page of a paged one. */
export function asSinglePage<T>(results: T[]): Paged<T> {
  return { count: results.length, next: null, previous: null, results }
}
