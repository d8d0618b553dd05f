import type { Locale, Variant } from '#config'
import type { Image, Thumbs } from '#contract/common.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Deps, TxDeps } from './deps.ts'
import type { SectionOwner } from './sections/owner.ts'
import type { SharePicture } from './urls/share-picture.ts'

export type ResolvedImage = { image: Image | null; thumbs: Thumbs | null }
export type ImageMap = { get: (id: number | null | undefined) => ResolvedImage }
export type FaqQuestion = { id: number; category: string; question: string; answer: string; fallback: string[] }
export type NamedDate = { id: number; name: Localised; start: Date; end: Date }
type Synonym = { id: number; version: number; words: string }
/** `focal` in shares of width and height; the middle if missing. */
export type NewImage = {
  bytes: Buffer
  title: string
  alt: Localised
  credit: string
  decorative: boolean
  focal?: { x: number; y: number }
}
export type NewFile = { bytes: Buffer; name: string }
type ChangedUrls = { from: string[]; to: string[] }

export type RecordsOnPage = { resource: ResourceName; rows: { id: number }[] }

/** Questions of the server to content types that it does not know; the one type concerned answers each. */
export type TypeHooks = {
  /** The pictures of many records in one query. */
  loadImages: (
    db: Db,
    ids: readonly (number | null | undefined)[],
    locale: Locale,
    /** Texts of a page that it shows in place of the stored ones, see `PageTexts`. */
    texts?: Readonly<Record<string, string>>,
  ) => Promise<ImageMap>
  /** The ids of existing images among these. */
  findImageIds: (db: Db, ids: readonly number[]) => Promise<Set<number>>
  storeImage: (deps: Deps, image: NewImage) => Promise<{ id: number }>
  storeFile: (deps: Deps, file: NewFile) => Promise<{ id: number }>
  /** Questions and answers that visitors see, in order. */
  listQuestions: (reader: Pick<Deps, 'db' | 'locale' | 'now'>) => Promise<FaqQuestion[]>
  /** Event dates by id, or those that end after `endAfter`, the next first. */
  findDates: (db: Db, selection: { ids: readonly number[] } | { endAfter: Date; limit: number }) => Promise<NamedDate[]>
  /** Path of a variant's home page without the language. */
  findHomePath: (db: Db, variant: Variant) => Promise<string | null>
  /** The share picture of a path in the tree of pages; null for other paths. */
  findSharePage: (deps: Deps, path: string) => Promise<SharePicture | null>
  /** The records besides its own whose `pageTexts` a page shows, always in one order; each type adds its own. */
  listRecordsOnPage: (db: Db, owner: SectionOwner) => Promise<RecordsOnPage[]>
  /** False for an installation that nobody has filled yet. */
  hasPages: (db: Db) => Promise<boolean>
  listSynonyms: (db: Db) => Promise<Synonym[]>
  /** Rows that migrations add to a new database. */
  deleteInitialRows: (tx: Tx) => Promise<void>
  /** Redirects paths that have changed. */
  redirectUrls: (deps: Pick<TxDeps, 'db' | 'now'>, urls: ChangedUrls) => Promise<void>
  /** For paths that are in use again. */
  deleteRedirectsFrom: (db: Db, paths: string[]) => Promise<void>
  /** For paths of deleted records. */
  deleteRedirectsTo: (db: Db, paths: string[]) => Promise<void>
}

const hookModules = import.meta.glob<Partial<TypeHooks>>('../../content/*/hooks.server.ts', {
  eager: true,
  import: 'default',
})

const allHooks = Object.values(hookModules)

export const typeHooks: TypeHooks = Object.assign({}, ...allHooks, {
  async listRecordsOnPage(db, owner) {
    const found = await Promise.all(allHooks.map((hooks) => hooks.listRecordsOnPage?.(db, owner) ?? []))
    return found.flat()
  },
} satisfies Partial<TypeHooks>)
