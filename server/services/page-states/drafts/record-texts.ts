import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import type { SectionOwner } from '../../sections/owner.ts'

/** Texts by name: `title.de` and `last_name` of the page's own record, `heroes/12/headline.de` of another one on it. */
export type PageTexts = Readonly<Record<string, string>>

type FieldValues = Record<string, unknown>
/** Texts of one record, by field: a text, or one in each language. */
type RecordTexts = { resource: ResourceName; id: number; prefix: string; texts: PageTexts; body: FieldValues }

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

/** The texts of one record besides the page's own, by field. */
export function textsOfRecord(texts: PageTexts, { resource, id }: { resource: ResourceName; id: number }): PageTexts {
  const prefix = `${resource}/${id}/`
  const own = Object.entries(texts).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text]))
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
