import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { AuditAction, AuditLogChange } from '#contract/admin/audit-log.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { Localised } from '#server/db/columns.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import type { Deps } from '../deps.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { diffRecords, diffRecordsWithoutValues } from './diff-records.ts'

const LOG_RETENTION_DAYS = 400
const BATCH = 500

type FieldValues = Record<string, unknown>
type AuditContext = Pick<Deps, 'db' | 'viewer' | 'now'>
type Entry = {
  act: AuditAction
  resource: string
  record_id?: string | number
  title?: Localised | string
  changes?: AuditLogChange[]
  version_id?: number
}

type ActOn = {
  act: AuditAction
  resource: string
  row: FieldValues
  before?: FieldValues | undefined
  after?: FieldValues | undefined
  changes?: AuditLogChange[]
}

export async function logAction(acting: AuditContext, entry: Entry): Promise<void> {
  await logActions(acting, [entry])
}

export async function logActions({ db, viewer, now }: AuditContext, entries: readonly Entry[]): Promise<void> {
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
  // No page is built from the log, so no cache needs to be invalidated.
  await withoutTracking(async () => {
    await db.insert(auditLog).values(rows)
  })
}

/** Logs a content change; an update that changes nothing is not logged. */
export async function logRecordChange(acting: AuditContext, change: ActOn): Promise<void> {
  await logRecordChanges(acting, [change])
}

export async function logRecordChanges(acting: AuditContext, changes: readonly ActOn[]): Promise<void> {
  await logActions(acting, changes.flatMap(toEntry))
}

function toEntry({ act, resource, row, before, after, changes: fieldChanges }: ActOn): Entry[] {
  const isOfVisitors = findContentType(resource)?.deletesForGood === true
  const compare = isOfVisitors ? diffRecordsWithoutValues : diffRecords
  const changes = before && after ? compare(before, after) : (fieldChanges ?? [])
  if (act === 'changed' && changes.length === 0) return []
  const title = isOfVisitors ? '' : { de: recordTitle(resource, row, 'de'), en: recordTitle(resource, row, 'en') }
  return [{ act, resource, record_id: Number(row.id), title, changes }]
}

/** Logs a new version of a page. The difference is computed from the versions when the log is read. */
export async function logVersionSaved(
  acting: AuditContext,
  { content_type, object_id, owner, id }: SectionOwner & { owner: FieldValues | undefined; id: number },
): Promise<void> {
  const resource = resourceForSectionOwner(content_type)
  const title = owner ? { de: recordTitle(resource, owner, 'de'), en: recordTitle(resource, owner, 'en') } : ''
  await logAction(acting, { act: 'changed', resource, record_id: object_id, title, version_id: id })
}

/** Updates the time of the entry when the same version is saved again. */
export async function refreshVersionEntry({ db, now }: AuditContext, version_id: number): Promise<void> {
  await withoutTracking(async () => {
    await db.update(auditLog).set({ at: now() }).where(eq(auditLog.version_id, version_id))
  })
}

/** Deletes entries older than 400 days, in batches. */
export async function deleteExpiredLogEntries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const end = new Date(now().getTime() - LOG_RETENTION_DAYS * DAY_MS)
  const { id, at } = auditLog
  const expired = db.select({ id }).from(auditLog).where(lt(at, end)).orderBy(asc(at), asc(id)).limit(BATCH)
  await db.delete(auditLog).where(inArray(id, expired))
}
