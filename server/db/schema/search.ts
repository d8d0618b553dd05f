import type { Locale } from '#config'
import { id, integer, json, table, text, uniqueIndex, wideId } from '../columns.ts'

/** A text and its language. */
export type TextPiece = { text: string; lang: Locale }
export type DocumentTexts = { title: TextPiece[]; names: TextPiece[]; body: TextPiece[]; terms?: readonly string[] }

/** A record's texts in one language. The id (`server/search/document-id.ts`) is shared with `search_index`. */
export const searchDocuments = table(
  'search_documents',
  {
    id: wideId(),
    resource: text().notNull(),
    record_id: integer().notNull(),
    language: text().notNull().$type<Locale>(),
    texts: json<DocumentTexts>(),
  },
  (t) => [uniqueIndex('search_documents_record').on(t.resource, t.record_id, t.language)],
)

/** The words of all documents as written. */
export const searchWords = table(
  'search_words',
  {
    id: id(),
    language: text().notNull().$type<Locale>(),
    word: text().notNull(),
    term: text().notNull(),
    documents: integer().notNull(),
  },
  (t) => [uniqueIndex('search_words_word').on(t.language, t.word, t.term)],
)

/** Counts the changes of `search_words`; one row. */
export const searchState = table('search_state', {
  id: integer().primaryKey(),
  version: integer().notNull().default(0),
})

/** Written by triggers: a row with this record in this column was changed. */
export const searchChanges = table('search_changes', {
  id: id(),
  source: text().notNull(),
  record_id: integer().notNull(),
})
