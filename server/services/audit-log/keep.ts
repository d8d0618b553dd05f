import { asc, eq, inArray, lt } from 'drizzle-orm'
import { titleOf } from '#content/title.ts'
import { resourceOfContainer, typeOfResource } from '#content/types.ts'
import type { Act, LoggedChange } from '#contract/admin/audit-log.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Reader } from '#server/db/connect.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { untouched } from '#server/db/touched.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../sections/owner.ts'
import { differences, differencesUntold } from './differences.ts'

export const LOG_KEPT_DAYS = 400
const BATCH = 500

type Values = Record<string, unknown>
export type Acting = Pick<Deps, 'viewer' | 'now'> & { tx: Reader }
type Entry = {
  act: Act
  resource: string
  record_id?: string | number
  title?: Localised | string
  changes?: LoggedChange[]
  version_id?: number
}

type ActOn = {
  act: Act
  resource: string
  row: Values
  before?: Values | undefined
  after?: Values | undefined
  changes?: LoggedChange[]
}

/** Notes one act, in the transaction that does it. */
export async function keepAct(acting: Acting, entry: Entry): Promise<void> {
  await keepActs(acting, [entry])
}

/** The same for several at once, in one statement. */
export async function keepActs({ tx, viewer, now }: Acting, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ act, resource, record_id = '', title = '', changes = [], version_id }) => ({
    at: now(),
    user_id: viewer?.id ?? null,
    user_name: viewer?.name ?? '',
    act,
    resource,
    record_id: String(record_id),
    title: typeof title === 'string' ? { de: title, en: title } : title,
    changes,
    version_id: version_id ?? null,
  }))
  // No answer that is kept is made from it, so nobody has to learn of it.
  await untouched(async () => {
    await tx.insert(auditLog).values(rows)
  })
}

/** What was done to a record of the content; a change that changes nothing is none. */
export async function keepActOn(
  acting: Acting,
  { act, resource, row, before, after, changes: given }: ActOn,
): Promise<void> {
  const isOfVisitors = typeOfResource(resource)?.final === true
  const compare = isOfVisitors ? differencesUntold : differences
  const changes = before && after ? compare(before, after) : (given ?? [])
  if (act === 'changed' && changes.length === 0) return
  const title = isOfVisitors ? '' : { de: titleOf(resource, row, 'de'), en: titleOf(resource, row, 'en') }
  await keepAct(acting, { act, resource, record_id: Number(row.id), title, changes })
}

/** A new state of the sections of a page: what differs in it is read from the states when somebody asks. */
export async function keepVersionAct(
  acting: Acting,
  { content_type, object_id, owner, id }: Owner & { owner: Values | undefined; id: number },
): Promise<void> {
  const resource = resourceOfContainer(content_type)
  const title = owner ? { de: titleOf(resource, owner, 'de'), en: titleOf(resource, owner, 'en') } : ''
  await keepAct(acting, { act: 'changed', resource, record_id: object_id, title, version_id: id })
}

/** The same state was saved again: its entry says when last. */
export async function touchVersionAct({ tx, now }: Acting, version_id: number): Promise<void> {
  await untouched(async () => {
    await tx.update(auditLog).set({ at: now() }).where(eq(auditLog.version_id, version_id))
  })
}

/** Forgets what is older than 400 days, one batch at a time. */
export async function pruneLog({ db, now }: { db: Reader } & Pick<Deps, 'now'>): Promise<void> {
  const end = new Date(now().getTime() - LOG_KEPT_DAYS * DAY_MS)
  const { id, at } = auditLog
  const old = db.select({ id }).from(auditLog).where(lt(at, end)).orderBy(asc(at), asc(id)).limit(BATCH)
  await db.delete(auditLog).where(inArray(id, old))
}
