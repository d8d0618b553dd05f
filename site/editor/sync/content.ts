import type { ModuleRecord } from '#contract/page/sections.ts'
import { stripTags } from '#contract/texts/plain-text.ts'
import { isSame as isSameValue } from '#contract/texts/three-way-merge.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** Fields that are no content: place and resolved references. */
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

/** The fields of the kind, and the anchor. */
export function moduleContent(record: ModuleRecord): FieldValues {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !notContent.has(name)))
}

/** Without fallback texts of the other language. */
export function ownLanguageContent(record: ModuleRecord): FieldValues {
  const borrowed = Object.fromEntries(record.fallback.map((name) => [name, '']))
  return { ...moduleContent(record), ...borrowed }
}

/** Fields that differ from the confirmed state. */
export function changedContent(record: ModuleRecord, confirmed: ModuleRecord): FieldValues {
  const before = ownLanguageContent(confirmed)
  return Object.fromEntries(
    Object.entries(ownLanguageContent(record)).filter(([name, value]) => !isSame(value, before[name])),
  )
}

/** Copies some fields with their fallback state. */
export function copyFields(record: ModuleRecord, source: ModuleRecord, names: readonly string[]): ModuleRecord {
  const copiedNames = new Set(names)
  const fallback = [
    ...record.fallback.filter((name) => !copiedNames.has(name)),
    ...source.fallback.filter((name) => copiedNames.has(name)),
  ]
  return { ...record, ...Object.fromEntries(names.map((name) => [name, source[name]])), fallback }
}

/** Language data of a record when these texts are written; after an undo they are as old as before. */
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

/** A missing field equals an empty one. */
export function isSame(a: unknown, b: unknown): boolean {
  return isSameValue(a ?? '', b ?? '')
}

/** Comparable text: equal for sent and stored content. */
export function comparableText(record: ModuleRecord): string {
  const texts = Object.entries(moduleContent(record)).map(([name, value]) => [
    name,
    typeof value === 'string' ? normaliseMarkup(value) : '',
  ])
  return JSON.stringify(texts.filter(([, text]) => text !== '').sort())
}

/** Text without what a sanitiser may change: tags and whitespace. */
function normaliseMarkup(text: string): string {
  return stripTags(text, '').replace(/\s+/g, ' ').trim()
}

/** Whether a stored value is the one that was sent; markup is compared as the server normalises it. */
export function isAsSent(sentValue: unknown, stored: unknown): boolean {
  return typeof sentValue === 'string' && typeof stored === 'string'
    ? normaliseMarkup(sentValue) === normaliseMarkup(stored)
    : isSame(sentValue, stored)
}
