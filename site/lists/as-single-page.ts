import type { Paged } from '#contract/common.ts'

/** A complete list as the only page of a paged one. */
export function asSinglePage<T>(results: T[]): Paged<T> {
  return { count: results.length, next: null, previous: null, results }
}
