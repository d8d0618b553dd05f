import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { BinRecord } from '#contract/admin/bin.ts'
import { AppError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import { user } from '#server/db/schema/accounts.ts'
import { bin } from '#server/db/schema/bin.ts'
import { logAction } from '../audit-log/write.ts'
import { type Deps, requireAdmin, requireSession, write } from '../deps.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'
import { purgeRecords } from './move-to-bin.ts'
import { daysUntilPurge, whereRestorable } from './retention.ts'

type Query = {
  page: number
  page_size: number
  ordering: string
  resource?: ResourceName | undefined
  id?: number[] | undefined
}

export async function listBinRecords(
  deps: Deps,
  { page, page_size, ordering, resource, id }: Query,
): Promise<ResultPage<BinRecord>> {
  requireSession(deps)
  const { db, now } = deps
  const where = and(
    isNull(bin.part),
    whereRestorable(now()),
    resource && eq(bin.resource, resource),
    id && inArray(bin.id, id),
  )
  const column = ordering.endsWith('id') ? bin.id : bin.deleted_at
  const order = ordering.startsWith('-') ? desc : asc
  const { id: binId, resource: resourceColumn, record_id, title, deleted_at, deleted_by } = bin
  return readPage({ page, count: await db.$count(bin, where), pageSize: page_size }, async ({ limit, offset }) => {
    const rows = await db
      .select({ id: binId, resource: resourceColumn, record_id, title, deleted_at, deleted_by: user.name })
      .from(bin)
      .leftJoin(user, eq(user.id, deleted_by))
      .where(where)
      .orderBy(order(column), order(bin.id))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({
      ...row,
      deleted_at: row.deleted_at.toISOString(),
      days_left: daysUntilPurge(row.deleted_at, now()),
    }))
  })
}

export async function deleteBinRecord(deps: Deps, id: number): Promise<void> {
  requireAdmin(deps)
  await write(deps, async (inner) => {
    const [entry] = await inner.db
      .select({ resource: bin.resource, record_id: bin.record_id, title: bin.title })
      .from(bin)
      .where(and(eq(bin.id, id), isNull(bin.part)))
    if (!entry || (await purgeRecords(inner.db, [id])) === 0)
      throw new AppError('not_found', { message: `${id} is not in the bin` })
    await logAction(inner, { act: 'purged', ...entry })
  })
}
