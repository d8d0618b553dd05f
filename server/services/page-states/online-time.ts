import { eq } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import type { Tx } from '#server/db/connect.ts'
import { releases } from '#server/db/schema/page-states.ts'
import type { TxDeps } from '../deps.ts'
import { requireFutureTime, requireNotImminent } from './imminent.ts'
import { requireOpenRelease } from './releases.ts'

type FieldValues = Record<string, unknown>
type Writing = Pick<TxDeps, 'db' | 'now'>
type RecordWrite = { resource: ResourceName; values: FieldValues; before: FieldValues | null }

const OFFLINE = { is_online: false, online_from: null, online_with: null } as const

/**
 * In a release it is the release's instant; a time of its own removes the record from the release, and offline clears
 * both. An imminent time cannot be changed. Throws `bad_input`.
 */
export async function resolveOnlineTime(
  { db, now }: Writing,
  { resource, values, before }: RecordWrite,
): Promise<FieldValues> {
  const { is_online, online_from, online_with } = values
  if (!visibilityRuleFor(resource) || [is_online, online_from, online_with].every((each) => each === undefined))
    return values
  const isRequested = (online_from ?? online_with ?? null) !== null
  if (!(is_online ?? (isRequested || before?.is_online))) return { ...values, ...OFFLINE }
  if (online_from === undefined && online_with === undefined) return values
  const release = typeof online_with === 'number' ? online_with : null
  if (release !== null && release === before?.online_with) return omitField(values, 'online_from')
  const ownTime = online_from instanceof Date ? online_from : null
  if (release === null && ownTime?.getTime() === findTime(before?.online_from))
    return { ...values, is_online: true, online_with: null }
  const field = release === null ? 'online_from' : 'online_with'
  const goesOut =
    before?.online_from instanceof Date && before.online_from > now() ? [{ public_from: before.online_from }] : []
  requireNotImminent(goesOut, { now: now(), field })
  if (release !== null)
    return {
      ...values,
      is_online: true,
      online_from: (await requireOpenRelease(db, { id: release, now: now(), field })).public_from,
    }
  return {
    ...values,
    is_online: true,
    online_from: ownTime && requireFutureTime({ now }, { at: ownTime.toISOString(), field }),
    online_with: null,
  }
}

/** For restored records: their release may have been moved or deleted meanwhile. */
export async function refreshOnlineTime(tx: Tx, row: FieldValues): Promise<FieldValues> {
  if (typeof row.online_with !== 'number') return {}
  const [release] = await tx.select().from(releases).where(eq(releases.id, row.online_with))
  return release ? { online_from: release.public_from } : OFFLINE
}

function findTime(value: unknown): number | undefined {
  return value instanceof Date ? value.getTime() : undefined
}

function omitField(values: FieldValues, field: string): FieldValues {
  const { [field]: _, ...remaining } = values
  return remaining
}
