import { and, asc, gt } from 'drizzle-orm'
import { addressesIn } from '#contract/addresses-in.ts'
import type { Reader } from '#server/db/connect.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition } from '../resources/definition.ts'

const AT_ONCE = 500

export type Place = { url: string; resource: string; record_id: number }

/** The addresses of other websites that fields of records lead to, each with its record. */
export async function* addressesInRecords(db: Reader, now: Date): AsyncGenerator<Place> {
  for (const definition of resources) if (definition.richText || definition.leadsOut) yield* placesOf(db, definition, now)
}

async function* placesOf(db: Reader, { name, table, richText = [], leadsOut }: ResourceDefinition, now: Date): AsyncGenerator<Place> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(and(gt(table.id, after), leadsOut?.where?.(now)))
      .orderBy(asc(table.id))
      .limit(AT_ONCE)
    for (const row of rows) {
      const urls = addressesIn({ links: leadsOut?.fields.map((field) => row[field]), texts: richText.map((field) => row[field]) })
      for (const url of new Set(urls)) yield { url, resource: name, record_id: Number(row.id) }
    }
    after = rows.length < AT_ONCE ? undefined : Number(rows.at(-1)?.id)
  }
}
