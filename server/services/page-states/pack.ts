import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { migrateKindData } from '#modules/shape-migrations.ts'
import type { PageSnapshot } from './snapshot.ts'

/** Deterministic for both databases: sorted keys, compressed, base64. */
export function pack(state: PageSnapshot): string {
  return deflateRawSync(JSON.stringify(sorted(state))).toString('base64')
}

/** The snapshot, its modules migrated to their current shapes. */
export function unpack(packed: string): PageSnapshot {
  const { sections, modules, ...texts }: PageSnapshot = JSON.parse(
    inflateRawSync(Buffer.from(packed, 'base64')).toString(),
  )
  return {
    sections,
    modules: modules.map((module) => ({ ...module, data: migrateKindData(module.kind, module.data) })),
    ...texts,
  }
}

/** PostgreSQL does not preserve the key order of JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
