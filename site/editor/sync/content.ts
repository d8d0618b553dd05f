import { stripTags } from '#contract/plain-text.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import { isSame as isSameValue } from '#contract/three-way-merge.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** What of a record is not its content: its place, and what the server makes of its references. */
const notContent = new Set([
  'id',
  'kind',
  'url',
  'version',
  'parent',
  'column',
  'order',
  'fallback',
  'outdated',
  'written_for',
  'invalid',
  'children',
  'picture',
  'image_url',
  'thumbs',
  'link_url',
  'questions',
  'translations',
  'until_date',
])

/** The fields of the kind and the anchor. */
export function moduleContent(record: ModuleRecord): FieldValues {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !notContent.has(name)))
}

/** The content in this language alone: a text shown for want of an own one is no text of its own. */
export function ownLanguageContent(record: ModuleRecord): FieldValues {
  const borrowed = Object.fromEntries(record.fallback.map((name) => [name, '']))
  return { ...moduleContent(record), ...borrowed }
}

/** The fields that differ from what the server confirmed, as they are now. */
export function changedContent(record: ModuleRecord, confirmed: ModuleRecord): FieldValues {
  const before = ownLanguageContent(confirmed)
  return Object.fromEntries(
    Object.entries(ownLanguageContent(record)).filter(([name, value]) => !isSame(value, before[name])),
  )
}

/** The record with some fields as another has them, borrowed there or not. */
export function copyFields(record: ModuleRecord, other: ModuleRecord, names: readonly string[]): ModuleRecord {
  const taken = new Set(names)
  const fallback = [
    ...record.fallback.filter((name) => !taken.has(name)),
    ...other.fallback.filter((name) => taken.has(name)),
  ]
  return { ...record, ...Object.fromEntries(names.map((name) => [name, other[name]])), fallback }
}

/** The change of a record's languages when these texts are written: after an undo they are as old as before. */
export function writtenAnew(
  { fallback, outdated, written_for }: ModuleRecord,
  names: readonly string[],
): Partial<ModuleRecord> {
  const isOld = (name: string) => !names.includes(name)
  return {
    ...(fallback.every(isOld) ? {} : { fallback: fallback.filter(isOld) }),
    ...(outdated && !outdated.every(isOld) ? { outdated: outdated.filter(isOld) } : {}),
    ...(written_for && !Object.keys(written_for).every(isOld)
      ? { written_for: Object.fromEntries(Object.entries(written_for).filter(([name]) => isOld(name))) }
      : {}),
  }
}

/** A field that was never named is as good as an empty one. */
export function isSame(a: unknown, b: unknown): boolean {
  return isSameValue(a ?? '', b ?? '')
}

/** The words of a record: equal for what was sent and what was stored of it. */
export function comparableText(record: ModuleRecord): string {
  const texts = Object.entries(moduleContent(record)).map(([name, value]) => [
    name,
    typeof value === 'string' ? normaliseMarkup(value) : '',
  ])
  return JSON.stringify(texts.filter(([, words]) => words !== '').sort())
}

/** A text without what a sanitiser may have changed: its tags, and how its blanks are written. */
export function normaliseMarkup(text: string): string {
  return stripTags(text, '').replace(/\s+/g, ' ').trim()
}
