import type { ModuleRecord } from '#contract/sections.ts'
import { newModule } from '../state/new-records.ts'
import type { Base } from '../sync/base.ts'
import { contentOf } from '../sync/content.ts'

/** A module without its place and its ids. */
export type ModuleSnapshot = {
  kind: string
  fields: Readonly<Record<string, unknown>>
  children?: ModuleSnapshot[] | undefined
}

/** Placed and numbered by whoever takes it in. */
const ofItsPlace = new Set(['id', 'kind', 'url', 'version', 'parent', 'column', 'order', 'children'])

type Known = {
  /** The same modules as the server holds them, in this language and in the other, by id. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  others: ReadonlyMap<number, ModuleRecord>
}

/** A module with its items, and its texts in the other language where they are known. */
export function snapshotOf(record: ModuleRecord, known: Known): ModuleSnapshot {
  const fields = Object.fromEntries(Object.entries(record).filter(([name]) => !ofItsPlace.has(name)))
  const translations = translationsOf(known.confirmed.get(record.id), known.others.get(record.id))
  return {
    kind: record.kind,
    fields: { ...fields, ...(translations ? { translations } : {}) },
    children: record.children?.map((child) => snapshotOf(child, known)),
  }
}

/** New modules made of a copy; an anchor names one place alone, so it stays behind. */
export function fromSnapshot({ kind, fields, children }: ModuleSnapshot, swap: boolean): ModuleRecord {
  const own = swap ? inOtherLanguage(fields) : fields
  return newModule(
    kind,
    { ...own, anchor: '' },
    children?.map((child) => fromSnapshot(child, swap)),
  )
}

/** The same module anew, in both languages, where it stands. */
export function copyInPlace(
  record: ModuleRecord,
  { base, others }: { base: Pick<Base, 'confirmed'>; others: Known['others'] },
): ModuleRecord {
  return { ...fromSnapshot(snapshotOf(record, { confirmed: base.confirmed, others }), false), anchor: record.anchor }
}

/** On a page in the other language the two texts change places. */
function inOtherLanguage(fields: ModuleSnapshot['fields']): ModuleSnapshot['fields'] {
  const translations = (fields.translations ?? {}) as Readonly<Record<string, string>>
  const before = Object.fromEntries(Object.keys(translations).map((name) => [name, fields[name]]))
  return { ...fields, ...translations, translations: before, fallback: [] }
}

/** Texts of its own that a module has in the other language. */
function translationsOf(
  record: ModuleRecord | undefined,
  other: ModuleRecord | undefined,
): Record<string, string> | null {
  if (!record || !other) return null
  const own = Object.entries(contentOf(other)).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      name !== 'anchor' &&
      !other.fallback.includes(name) &&
      (value !== record[name] || record.fallback.includes(name)),
  )
  return own.length > 0 ? (Object.fromEntries(own) as Record<string, string>) : null
}
