import { and, desc, eq, gt, ne, not, notInArray, or, type SQL } from 'drizzle-orm'
import type { PresenceEntry, PresencePlace, RecordRef } from '#contract/presence/endpoints.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import { user } from '#server/db/schema/accounts.ts'
import { presence } from '#server/db/schema/presence.ts'
import { type Deps, requireSession } from './deps.ts'

const FORGOTTEN_MS = 45_000
/** A background window may stay silent for hours. */
const UNSAVED_FORGOTTEN_MS = 12 * HOUR_MS
const MAX_SHOWN = 20
const WINDOWS_OF_ONE = 30

type Heartbeat = RecordRef & PresencePlace & { tab: string; unsaved: boolean; hidden: boolean }

/** The other editors of a record or its page; `tab` is the requesting window. */
export async function listPresence(
  deps: Deps,
  { resource, record_id, tab = '' }: RecordRef & { tab?: string },
): Promise<PresenceEntry[]> {
  const viewer = requireSession(deps)
  const rows = await deps.db
    .select({ row: presence, name: user.name })
    .from(presence)
    .innerJoin(user, eq(user.id, presence.user_id))
    .where(
      and(eq(presence.resource, resource), eq(presence.record_id, record_id), ne(presence.tab, tab), isPresent(deps)),
    )
    .orderBy(desc(presence.seen_at), presence.tab)
    .limit(MAX_SHOWN)
  return rows.map(({ row: { where, section, heading, unsaved, seen_at, user_id }, name }) => ({
    name,
    own: user_id === viewer.id,
    where,
    section,
    heading,
    unsaved,
    seen_at: seen_at.toISOString(),
  }))
}

/** Returns the other editors. No page is built from presence, so no cache is invalidated. */
export async function recordHeartbeat(deps: Deps, { tab, ...heartbeat }: Heartbeat): Promise<PresenceEntry[]> {
  const { id: user_id } = requireSession(deps)
  const { db, now } = deps
  const values = { ...heartbeat, user_id, seen_at: now() }
  // Ignores a window id that belongs to another account.
  await db
    .insert(presence)
    .values({ ...values, tab })
    .onConflictDoUpdate({ target: presence.tab, set: values, setWhere: eq(presence.user_id, user_id) })
  const latest = db
    .select({ tab: presence.tab })
    .from(presence)
    .where(eq(presence.user_id, user_id))
    .orderBy(desc(presence.seen_at), presence.tab)
    .limit(WINDOWS_OF_ONE)
  await db
    .delete(presence)
    .where(or(not(isPresent(deps)), and(eq(presence.user_id, user_id), notInArray(presence.tab, latest))))
  return listPresence(deps, { ...heartbeat, tab })
}

export async function leavePresence(deps: Deps, { tab }: { tab: string }): Promise<void> {
  const { id } = requireSession(deps)
  await deps.db.delete(presence).where(and(eq(presence.tab, tab), eq(presence.user_id, id)))
}

function isPresent({ now }: Pick<Deps, 'now'>): SQL {
  const recent = gt(presence.seen_at, before(now, FORGOTTEN_MS))
  return or(recent, and(holdsWords, gt(presence.seen_at, before(now, UNSAVED_FORGOTTEN_MS)))) ?? recent
}

const holdsWords = and(eq(presence.unsaved, true), eq(presence.hidden, true))

function before(now: () => Date, ms: number): Date {
  return new Date(now().getTime() - ms)
}
