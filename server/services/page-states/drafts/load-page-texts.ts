import { eq } from 'drizzle-orm'
import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { requireRecordType } from '#model/records.ts'
import type { Db } from '#server/db/connect.ts'
import { resourceTables } from '../../../db/tables.ts'
import type { SectionOwner } from '../../sections/owner.ts'
import { typeHooks } from '../../type-hooks.ts'
import type { PageTexts } from './record-texts.ts'

/** The stored texts that are part of a page's draft: those of its record and of the records that stand on it. */
export async function loadPageTexts(db: Db, owner: SectionOwner): Promise<PageTexts> {
  const own = resourceForSectionOwner(owner.content_type)
  const table = resourceTables[own]
  const isTyped = requireRecordType(own).pageTexts !== undefined
  const [row] = isTyped ? await db.select().from(table).where(eq(table.id, owner.object_id)) : []
  const others = await typeHooks.listRecordsOnPage(db, owner)
  return Object.fromEntries([
    ...(row ? flatten(own, row) : []),
    ...others.flatMap(({ resource, rows }) =>
      rows.flatMap((other) =>
        flatten(resource, other).map(([name, text]) => [`${resource}/${other.id}/${name}`, text] as const),
      ),
    ),
  ])
}

function flatten(
  resource: ResourceName,
  row: Readonly<Record<string, unknown>>,
): (readonly [name: string, text: string])[] {
  return (requireRecordType(resource).pageTexts ?? []).flatMap((field) => {
    const value = row[field]
    if (typeof value === 'string') return [[field, value] as const]
    return locales.map((locale) => [`${field}.${locale}`, String(Object(value)[locale] ?? '')] as const)
  })
}
