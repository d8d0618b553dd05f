import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { AuditAction, AuditLogEntry } from '#contract/admin/audit-log.ts'
import { addDays, startOfDay } from '#contract/time/local-time.ts'
import { resourceNames } from '#model/types.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { requireArea, requireReader } from '../accounts/areas.ts'
import type { Deps } from '../deps.ts'
import { changesOfVersions } from '../page-states/versions.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'

type ListLogOptions = {
  ordering: 'at' | '-at'
  user_id?: string | undefined
  act?: AuditAction | undefined
  resource?: string | undefined
  record_id?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Everyone who may write a record sees its log; the log of all accounts needs the area `accounts`. */
export async function listLog(
  deps: Deps,
  { page, page_size: pageSize, ...filter }: ListLogOptions & { page: number; page_size: number },
): Promise<ResultPage<AuditLogEntry>> {
  const ofRecord = filter.record_id === undefined ? undefined : resourceNames.find((name) => name === filter.resource)
  if (ofRecord) requireReader(deps, ofRecord)
  else requireArea(deps, 'accounts')
  const count = await deps.db.$count(auditLog, whereOf(filter))
  return readPage({ page, count, pageSize }, async ({ limit, offset }) => {
    const rows = await deps.db
      .select()
      .from(auditLog)
      .where(whereOf(filter))
      .orderBy(...orderOf(filter))
      .limit(limit)
      .offset(offset)
    return toEntries(deps, rows)
  })
}

export async function listLogIds(
  deps: Deps,
  { limit, ...filter }: ListLogOptions & { limit: number },
): Promise<number[]> {
  requireArea(deps, 'accounts')
  const rows = await deps.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(whereOf(filter))
    .orderBy(...orderOf(filter))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function loadAuditLogEntries(
  deps: Deps,
  { ids, ordering }: Pick<ListLogOptions, 'ordering'> & { ids: readonly number[] },
): Promise<AuditLogEntry[]> {
  requireArea(deps, 'accounts')
  return toEntries(
    deps,
    await deps.db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.id, [...ids]))
      .orderBy(...orderOf({ ordering })),
  )
}

async function toEntries(deps: Deps, rows: readonly (typeof auditLog.$inferSelect)[]): Promise<AuditLogEntry[]> {
  const ofVersions = await changesOfVersions(
    deps,
    rows.flatMap(({ version_id }) => version_id ?? []),
  )
  return rows.map(({ at, version_id, ...row }) => ({
    ...row,
    at: at.toISOString(),
    page_changes: ofVersions.get(version_id ?? 0) ?? null,
  }))
}

function whereOf({
  user_id,
  act,
  resource,
  record_id,
  from,
  until,
}: Omit<ListLogOptions, 'ordering'>): SQL | undefined {
  return and(
    user_id === undefined ? undefined : eq(auditLog.user_id, user_id),
    act && eq(auditLog.act, act),
    resource === undefined ? undefined : eq(auditLog.resource, resource),
    record_id === undefined ? undefined : eq(auditLog.record_id, record_id),
    from ? gte(auditLog.at, startOfDay(from)) : undefined,
    until ? lt(auditLog.at, startOfDay(addDays(until, 1))) : undefined,
  )
}

function orderOf({ ordering }: Pick<ListLogOptions, 'ordering'>): SQL[] {
  return [auditLog.at, auditLog.id].map((column) => (ordering === 'at' ? asc(column) : desc(column)))
}
