import type { Locale } from '#config'
import type { Area } from '#contract/areas.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { AppError } from '#contract/errors.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { currentTableUse, trackTables } from '#server/db/table-tracking.ts'
import type { MediaStore } from '#server/media/media-store.ts'

export type Viewer = {
  id: string
  email: string
  name: string
  role: 'editor' | 'admin'
  areas: readonly Area[]
  signedInAt?: Date
  hasSecondFactor?: boolean
}

/** What every service is given. `viewer` is null for a visitor. */
export type Deps = {
  db: Db
  media: MediaStore
  viewer: Viewer | null
  locale: Locale
  now: () => Date
  /** Who is logged in and does not edit: sections are answered as visitors see them. */
  seesPublished?: true
  /** Within the writing transaction, when all is written: brings what visitors search to it. */
  updateSearchIndex: (tx: Tx) => Promise<void>
  /** Before visitors search: brings the index to what has become public by the clock alone, whatever time is looked at. */
  indexNewlyPublic: () => Promise<void>
  /** Within the writing transaction: lets other processes learn, when it commits, which tables it has changed. */
  announceChange: (tx: Tx, change: { tables: ReadonlySet<string>; at: Date }) => Promise<void>
  /** After the commit: lets this process's page cache know them. */
  invalidateCaches: (tables: ReadonlySet<string>) => void
}

export function requireEditor({ viewer }: Pick<Deps, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthenticated', { message: 'this call needs a session' })
  return viewer
}

const FRESH_LOGIN_MS = 15 * MINUTE_MS

/** What could lock others out asks for the password again, where it was not typed just now. */
export function requireFreshLogin(deps: Pick<Deps, 'viewer' | 'now'>): void {
  const { signedInAt } = requireEditor(deps)
  if (!signedInAt || deps.now().getTime() - signedInAt.getTime() > FRESH_LOGIN_MS)
    throw new AppError('stale_login', { message: 'the login is not fresh' })
}

export function requireAdmin(deps: Pick<Deps, 'viewer'>): Viewer {
  const viewer = requireEditor(deps)
  if (viewer.role !== 'admin') throw new AppError('forbidden', { message: 'this call needs the role admin' })
  return viewer
}

/** Every content write: one transaction, and the caches learn of it when it commits. */
export async function write<T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { result, touched } = await trackTables(() =>
    deps.db.transaction(async (tx) => {
      const done = await work(tx)
      await deps.updateSearchIndex(tx)
      await deps.announceChange(tx, { tables: currentTableUse().written, at: deps.now() })
      return done
    }),
  )
  deps.invalidateCaches(touched.written)
  return result
}

/** Several service calls as one: all of them, or none. */
export async function inTransaction<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  // A transaction inside a transaction becomes a savepoint.
  return write(deps, (tx) =>
    work({
      ...deps,
      db: tx,
      updateSearchIndex: async () => undefined,
      announceChange: async () => undefined,
      invalidateCaches: () => undefined,
    }),
  )
}
