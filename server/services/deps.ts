import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import type { Area } from '#model/areas.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { currentTableUse, trackTables } from '#server/db/table-tracking.ts'
import type { MediaStore } from '#server/media/media-store.ts'

export type Viewer = {
  id: string
  email: string
  name: string
  role: 'editor' | 'admin'
  areas: readonly Area[]
  /** Pages that this person writes on stay drafts until they are published. */
  collects?: boolean
  /** Language of the editor and the back office, if chosen. */
  language?: Locale | null
  sideBySide?: boolean
  signedInAt?: Date
  hasSecondFactor?: boolean
}

/** The dependencies of every service. `viewer` is null for a visitor. */
export type Deps = {
  db: Db
  media: MediaStore
  viewer: Viewer | null
  locale: Locale
  now: () => Date
  /** Logged in but not in edit mode: sections are read as published. */
  seesPublished?: true
  updateSearchIndex: (tx: Tx) => Promise<void>
  /** Before a search: indexes what has become public by time. */
  indexNewlyPublic: () => Promise<void>
  /** Within the writing transaction: notifies other processes of the changed tables on commit. */
  announceChange: (tx: Tx, change: { tables: ReadonlySet<string>; at: Date }) => Promise<void>
  /** After the commit: invalidates this process's page cache. */
  invalidateCaches: (tables: ReadonlySet<string>) => void
}

/** Any account; `accounts/areas.ts` says what it may change. */
export function requireSession({ viewer }: Pick<Deps, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthenticated', { message: 'this call needs a session' })
  return viewer
}

const FRESH_LOGIN_MS = 15 * MINUTE_MS

/** Actions that could lock out other accounts need a recently typed password. */
export function requireFreshLogin(deps: Pick<Deps, 'viewer' | 'now'>): void {
  const { signedInAt } = requireSession(deps)
  if (!signedInAt || deps.now().getTime() - signedInAt.getTime() > FRESH_LOGIN_MS)
    throw new AppError('stale_login', { message: 'the login is not fresh' })
}

export function requireAdmin(deps: Pick<Deps, 'viewer'>): Viewer {
  const viewer = requireSession(deps)
  if (viewer.role !== 'admin') throw new AppError('forbidden', { message: 'this call needs the role admin' })
  return viewer
}

/** The dependencies inside a transaction, which is their `db`. */
export type TxDeps = Deps & { db: Tx }

/**
 * Every content write: one transaction, then cache invalidation. Services that `work` calls with what it gets write in
 * the same transaction.
 */
export async function write<D extends Deps, T>(deps: D, work: (inner: D & TxDeps) => Promise<T>): Promise<T> {
  const { result, tables: tableUse } = await trackTables(() =>
    deps.db.transaction(async (tx) => {
      const value = await work({
        ...deps,
        db: tx,
        updateSearchIndex: async () => undefined,
        announceChange: async () => undefined,
        invalidateCaches: () => undefined,
      })
      await deps.updateSearchIndex(tx)
      await deps.announceChange(tx, { tables: currentTableUse().written, at: deps.now() })
      return value
    }),
  )
  deps.invalidateCaches(tableUse.written)
  return result
}
