import type { AdminRecord } from './answers.ts'
import { bulk } from './data-provider.ts'

type Stored = { id: AdminRecord['id']; version?: unknown }
type Values = Record<string, unknown>
export type Change = { id: number; version: number; set: Values }

/** Changes records, each by the version it was read in, so that what others saved meanwhile stops this; answers how to take it back. */
export async function changeEach<T extends Stored>(resource: string, records: readonly T[], setOf: (record: T) => Values): Promise<Change[]> {
  const changes = records.map((record) => ({ id: Number(record.id), version: Number(record.version), set: setOf(record) }))
  const { changed } = await bulk(resource, { changes })
  const versions = new Map(changed.map(({ id, version }) => [id, version]))
  return records.map((record, index) => {
    const before: Values = { ...record }
    const set = Object.fromEntries(Object.keys(changes[index]?.set ?? {}).map((field) => [field, before[field]]))
    const id = Number(record.id)
    return { id, version: versions.get(id) ?? Number(record.version), set }
  })
}

export async function takeBack(resource: string, changes: readonly Change[]): Promise<void> {
  await bulk(resource, { changes: [...changes] })
}
