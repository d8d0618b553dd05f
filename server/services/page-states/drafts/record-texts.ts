import { eq } from 'drizzle-orm'
import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { requireRecordType } from '#model/records.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { resourceTables } from '../../../db/tables.ts'
import type { SectionOwner } from '../../sections/owner.ts'
import { typeHooks } from '../../type-hooks.ts'

/** Texts by name: `title.de` and `last_name` of the page's own record, `heroes/12/headline.de` of another one on it. */
export type PageTexts = Readonly<Record<string, string>>

type FieldValues = Record<string, unknown>
/** Texts of one record, by field: a text, or one in each language. */
type RecordTexts = { resource: ResourceName; id: number; prefix: string; texts: PageTexts; body: FieldValues }

/** The stored texts that are part of a page's draft: those of its record and of the records that stand on it. */
export async function loadPageTexts(db: DbOrTx, owner: SectionOwner): Promise<PageTexts> {
  const resource = resourceForSectionOwner(owner.content_type)
  if (!requireRecordType(resource).pageTexts) return {}
  const table = resourceTables[resource]
  const [row] = await db.select().from(table).where(eq(table.id, owner.object_id))
  const others = await typeHooks.listRecordsOnPage(db, owner)
  return Object.fromEntries([
    ...(row ? flatten(resource, row) : []),
    ...others.rows.flatMap((other) =>
      flatten(others.resource, other).map(([name, text]) => [`${others.resource}/${other.id}/${name}`, text] as const),
    ),
  ])
}

function flatten(resource: ResourceName, row: FieldValues): (readonly [name: string, text: string])[] {
  return (requireRecordType(resource).pageTexts ?? []).flatMap((field) => {
    const value = row[field]
    if (typeof value === 'string') return [[field, value] as const]
    return locales.map((locale) => [`${field}.${locale}`, String(Object(value)[locale] ?? '')] as const)
  })
}

/** The texts of each record, and as the body of its update. */
export function groupByRecord(owner: SectionOwner, texts: PageTexts): RecordTexts[] {
  const records = new Map<string, PageTexts>()
  for (const [name, text] of Object.entries(texts)) {
    const prefix = name.slice(0, name.lastIndexOf('/') + 1)
    records.set(prefix, { ...records.get(prefix), [name.slice(prefix.length)]: text })
  }
  return [...records].map(([prefix, own]) => {
    const [resource, id] = prefix.split('/')
    const record = resource
      ? { resource: resource as ResourceName, id: Number(id) }
      : { resource: resourceForSectionOwner(owner.content_type), id: owner.object_id }
    return { ...record, prefix, texts: own, body: withTexts({}, own) }
  })
}

/** The row with these texts of its own in place of the stored ones. */
export function withTexts<Row extends FieldValues>(row: Row, texts: PageTexts): Row {
  const fields: FieldValues = { ...row }
  for (const [name, text] of Object.entries(texts)) {
    if (name.includes('/')) continue
    const [field = '', locale] = name.split('.')
    fields[field] = locale ? { ...Object(fields[field]), [locale]: text } : text
  }
  // The same fields with other texts.
  return fields as Row
}

/** In a page's response: nothing for visitors, until the instant of planned texts that are not stored yet. */
export function textsInAnswer(texts: PageTexts): { texts?: Record<string, string> } {
  return Object.keys(texts).length > 0 ? { texts } : {}
}
