import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { PageState } from './page-state.ts'

/** Of the same state always the same text, in both databases: keys in one order, squeezed, as base64. */
export function pack(state: PageState): string {
  return deflateRawSync(JSON.stringify(sorted(state))).toString('base64')
}

export function unpack(packed: string): PageState {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString())
}

/** PostgreSQL answers JSON with its keys in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
