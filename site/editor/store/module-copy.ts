import type { ModuleRecord } from '#contract/page/sections.ts'
import { newModule } from '../state/new-records.ts'
import type { Base } from '../sync/base.ts'
import { moduleContent } from '../sync/content.ts'

/** A module without its place and its ids. */
export type ModuleCopy = {
  kind: string
  fields: Readonly<Record<string, unknown>>
  children?: ModuleCopy[] | undefined
}

/** Set by the target page. */
const ofItsPlace = new Set(['id', 'kind', 'url', 'version', 'parent', 'column', 'order', 'children'])

type CopySources = {
  /** The same modules as confirmed by the server, in this language and in the other, by id. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  otherLanguageModules: ReadonlyMap<number, ModuleRecord>
}

/** A module with its items and, where known, its texts in the other language. */
export function toModuleCopy(record: ModuleRecord, sources: CopySources): ModuleCopy {
  const fields = Object.fromEntries(Object.entries(record).filter(([name]) => !ofItsPlace.has(name)))
  const translations = findTranslations(sources.confirmed.get(record.id), sources.otherLanguageModules.get(record.id))
  return {
    kind: record.kind,
    fields: { ...fields, ...(translations ? { translations } : {}) },
    children: record.children?.map((child) => toModuleCopy(child, sources)),
  }
}

/** New modules from a copy; anchors are unique and stay behind. */
export function fromModuleCopy({ kind, fields, children }: ModuleCopy, swap: boolean): ModuleRecord {
  const content = swap ? inOtherLanguage(fields) : fields
  return newModule(
    kind,
    { ...content, anchor: '' },
    children?.map((child) => fromModuleCopy(child, swap)),
  )
}

/** Recreates a module in both languages at its place. */
export function recreateInPlace(
  record: ModuleRecord,
  {
    base,
    otherLanguageModules,
  }: { base: Pick<Base, 'confirmed'>; otherLanguageModules: CopySources['otherLanguageModules'] },
): ModuleRecord {
  return {
    ...fromModuleCopy(toModuleCopy(record, { confirmed: base.confirmed, otherLanguageModules }), false),
    anchor: record.anchor,
  }
}

/** On a page in the other language the two texts are swapped. */
function inOtherLanguage(fields: ModuleCopy['fields']): ModuleCopy['fields'] {
  const translations = (fields.translations ?? {}) as Readonly<Record<string, string>>
  const before = Object.fromEntries(Object.keys(translations).map((name) => [name, fields[name]]))
  return { ...fields, ...translations, translations: before, fallback: [] }
}

/** A module's own texts in the other language. */
function findTranslations(
  record: ModuleRecord | undefined,
  translated: ModuleRecord | undefined,
): Record<string, string> | null {
  if (!record || !translated) return null
  const entries = Object.entries(moduleContent(translated)).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      name !== 'anchor' &&
      !translated.fallback.includes(name) &&
      (value !== record[name] || record.fallback.includes(name)),
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, string>) : null
}
