import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { type Locale, locales } from '#config'
import type { ContainerType } from '#content/define.ts'
import type { SearchedRecord, SearchedText } from '#content/define-search.ts'
import { containerOf } from '#content/types.ts'
import { textOfRichText } from '#contract/plain-text.ts'
import { visibleText } from '#contract/stored-text.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { storedOfKind } from '#modules/stored-shape.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Reader } from '#server/db/connect.ts'
import type { DocumentTexts, Piece } from '#server/db/schema/search.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { groupBy } from '#server/services/group-by.ts'
import { alwaysShown } from '#server/services/page-states/always-shown.ts'
import { publicStates } from '#server/services/page-states/standing.ts'
import { whereAlwaysShown } from '#server/services/sections/showing.ts'
import { dayOf, documentId } from './document-id.ts'
import type { Face } from './faces.ts'

export type Document = { id: number; record_id: number; language: Locale; texts: DocumentTexts }

/** What the index holds of these records at a time, in both languages; of records that are gone nothing. */
export async function documentsOf(db: Reader, face: Face, { ids, now }: { ids: readonly number[]; now: Date }): Promise<Document[]> {
  const records = await face.read(db, ids)
  const textsIn = await textsInSections(db, face, { ids, now })
  return records.flatMap((record) => locales.map((language) => toDocument(face, { record, more: textsIn(language).get(record.id) ?? [], language })))
}

type Texts = Map<number, Localised[]>

/** By language, because each is published by itself; without drafts both are what stands there. */
async function textsInSections(db: Reader, { resource }: Face, { ids, now }: { ids: readonly number[]; now: Date }): Promise<(language: Locale) => Texts> {
  const content_type = containerOf(resource)
  if (!content_type) return () => new Map()
  if (!env.versioning) {
    const texts = await storedTexts(db, { content_type, ids })
    return () => texts
  }
  const published = new Map<Locale, Texts>()
  for (const locale of locales) {
    const states = await publicStates({ db, now: () => now, locale }, { content_type, ids })
    published.set(locale, new Map([...states].map(([id, { state }]) => [id, alwaysShown(state).flatMap(({ kind, data }) => textsOf(kind, data))])))
  }
  return (language) => published.get(language) ?? new Map()
}

type Said = { record: SearchedRecord; more: readonly SearchedText[]; language: Locale }

function toDocument({ number }: Face, { record, more, language }: Said): Document {
  const { id, title, names = [], body = [], terms = [], latest } = record
  const piecesOf = (texts: readonly SearchedText[]) => texts.flatMap((text) => pieceIn(text, language))
  const document = { id: documentId({ face: number, language, day: dayOf(latest), record_id: id }), record_id: id, language }
  return { ...document, texts: { title: piecesOf([title]), names: piecesOf(names), body: piecesOf([...body, ...more]), terms } }
}

/** German is the source: what English does not say is found, and shown, in German. */
function pieceIn(text: SearchedText, language: Locale): Piece[] {
  const own = typeof text === 'string' ? '' : text[language]
  const shown = own || (typeof text === 'string' ? text : text.de)
  const words = visibleText(textOfRichText(shown))
  return words === '' ? [] : [{ text: words, lang: own ? language : 'de' }]
}

/** The words of the modules that stand under these records, in the order of the page. */
async function storedTexts(db: Reader, { content_type, ids }: { content_type: ContainerType; ids: readonly number[] }): Promise<Texts> {
  const rows = await db
    .select({ object_id: sections.object_id, kind: modules.kind, data: modules.data })
    .from(modules)
    .innerJoin(sections, and(eq(sections.id, modules.section_id), ...whereAlwaysShown(sections)))
    .where(and(inArray(sections.object_id, [...ids]), eq(sections.content_type, content_type), ...whereAlwaysShown(modules), isInShownList(db)))
    .orderBy(asc(sections.order), asc(sections.id), asc(modules.column), asc(modules.order), asc(modules.id))
  return new Map([...groupBy(rows, (row) => row.object_id)].map(([id, own]) => [id, own.flatMap(({ kind, data }) => textsOf(kind, data))]))
}

/** An item says nothing while its list does not. */
function isInShownList(db: Reader): SQL | undefined {
  const shown = db
    .select({ id: modules.id })
    .from(modules)
    .where(and(isNull(modules.list_id), ...whereAlwaysShown(modules)))
  return or(isNull(modules.list_id), inArray(modules.list_id, shown))
}

function textsOf(kind: string, stored: Record<string, unknown>): Localised[] {
  const data = storedOfKind(kind, stored)
  const fields = Object.entries(moduleKinds.get(kind)?.fields ?? {})
  const worded = fields.filter(([, field]) => field.localised && (field.type === 'text' || field.type === 'textarea' || field.type === 'rich-text'))
  return worded.flatMap(([name]) => {
    const value = data[name]
    return typeof value === 'object' && value !== null ? [{ de: '', en: '', ...value }] : []
  })
}
