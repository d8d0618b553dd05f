import { and, asc, desc, eq, gte, isNotNull, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { fieldError } from '#contract/errors.ts'
import { toWeekday } from '#contract/time/local-time.ts'
import type { Tx } from '#server/db/connect.ts'
import { authorColumns } from '#server/services/conflict.ts'
import type { Deps, TxDeps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { bumpSequenceOn, isSame } from '#server/services/resources/bump-sequence.ts'
import { copyDates } from '#server/services/resources/copy-dates.ts'
import type { ResourceRow, RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import { isStaleDraft, whereIdIn } from '#server/services/resources/listing/filters.ts'
import { allRecordPaths } from '#server/services/urls/record-urls.ts'
import { writeRedirects } from '../redirect/write-redirects.server.ts'
import { noAccessFacts } from '../venue/access.server.ts'
import { venues } from '../venue/table.ts'
import { arePricesOrdered } from './body-rules.ts'
import { bumpCalendarSequence } from './calendar/bump-calendar-sequence.server.ts'
import { eventDateListRules } from './dates/date-list.server.ts'
import { rememberChange } from './dates/remember-change.server.ts'
import { eventDateHeadings, productionHeadings } from './import-headings.server.ts'
import { productionIdsMatching, productionIdsWith, workIdsByComposer } from './list/production-ids.server.ts'
import { formatClashes, formatProductionClashes } from './planning/date-clashes.server.ts'
import { copyPricesFromList } from './prices/prices.server.ts'
import { eventDates, productionPeople, productions, programmeItems } from './table.ts'

type FieldValues = Record<string, unknown>

const productionRules: TypeRules = {
  headings: productionHeadings,
  relatedMatches: (matchIn) => [...productionIdsMatching(matchIn), productionIdsWith.venues(matchIn(venues))],
  quickSearch: { order: orderByNextDate },
  filters: {
    past: hasOnlyPastDates,
    venue_id: (ids: number[]) => whereIdIn(productions.id, productionIdsWith.venues(ids)),
    person_id: (ids: number[]) => whereIdIn(productions.id, productionIdsWith.people(ids)),
    work_id: (ids: number[]) => whereIdIn(productions.id, productionIdsWith.works(ids)),
    composer_id: (ids: number[]) => whereIdIn(productions.id, productionIdsWith.works(workIdsByComposer(ids))),
    forgotten: isStaleDraft(productions),
  },
  orderings: { next_date: orderByNextDate },
  rows: { dates: { beforeSave: updateDerivedDateColumns, resource: () => requireResource('event-dates') } },
  otherReferenceNames: async (db, row) => {
    const dates = await db.select({ id: eventDates.id }).from(eventDates).where(eq(eventDates.production_id, row.id))
    return dates.map(({ id }) => `event-date:${id}`)
  },
  // Only productions that are not over match: a New Year's concert has the same name every year.
  naturalKey: { where: (now) => or(isNull(productions.last_end), gte(productions.last_end, now)) },
  afterSave: async ({ db, now }, { id }, before) => {
    await updateLastEnd(db, id)
    await releasePerformersOfRemovedWorks(db, id)
    if (before) await bumpCalendarSequence(db, { id, before, now: now() })
    await copyPricesFromList(db, { production: id })
  },
  warnings: formatProductionClashes,
  copy: (original, options) => ({ dates: copyDates(original, options).map((date) => ({ ...date, ...asPlanned })) }),
}

const countPlan = bumpSequenceOn(['date_start', 'date_end', 'venue_id', 'status', 'status_note'])

/** Columns derived from a date's plan, on every way of writing. */
function updateDerivedDateColumns(values: Record<string, unknown>, before: Record<string, unknown> | null, deps: Deps) {
  const weekday = toWeekday((values.date_start ?? before?.date_start) as Date)
  return rememberChange(countPlan(recordEarlierPlan({ ...values, weekday }, before), before), before, deps)
}

/** A copied date is scheduled again, without note, ticket link and access facts. */
const asPlanned = {
  status: 'scheduled',
  tickets: 'available',
  status_note: { de: '', en: '' },
  ticket_link: '',
  tickets_from: null,
  moved_from_start: null,
  moved_from_venue_id: null,
  ...noAccessFacts,
}

const eventDateRules: TypeRules = {
  headings: eventDateHeadings,
  ...eventDateListRules(() => requireResource('productions')),
  // A line of an import may name no production, or an unknown one.
  naming: async (db, { production_id }) => {
    if (typeof production_id !== 'number') return {}
    const [production] = await db
      .select({ name: productions.name })
      .from(productions)
      .where(eq(productions.id, production_id))
    return production ?? {}
  },
  // Ticket links of past dates are not checked.
  externalLinksWhere: (now) => gte(eventDates.date_end, now),
  warnings: formatClashes,
  beforeSave: async (deps, values, before) => {
    if (before && values.production_id !== undefined && values.production_id !== before.production_id)
      await updateLastEnd(deps.db, Number(before.production_id), before.id)
    const { date_start, date_end, ...prices } = { ...before, ...values } as {
      date_start: Date
      date_end: Date
      price_from: number | null
      price_to: number | null
    }
    if (date_end <= date_start) throw fieldError('date_end', 'after_start', 'a date ends before it starts')
    if (!arePricesOrdered(prices)) throw fieldError('price_to', 'price_order', 'prices descend')
    return updateDerivedDateColumns(values, before, deps)
  },
  afterSave: async (deps, row) => {
    await copyPricesFromList(deps.db, { date: row.id })
    await touchProduction(deps, row)
  },
  beforeDelete: async (deps, row) => {
    await touchProduction(deps, row, row.id)
    await redirectRemoved(deps, row)
  },
}

/** A removed date redirects to another date of its production. */
async function redirectRemoved(deps: TxDeps, { id, production_id }: ResourceRow): Promise<void> {
  const [production] = await deps.db
    .select()
    .from(productions)
    .where(eq(productions.id, Number(production_id)))
  if (!production) return
  const from = await allRecordPaths(deps.db, 'productions', production)
  await writeRedirects(deps, { from, to: from.filter((path) => !path.endsWith(`/${id}`)) })
}

/**
 * Bumps the production, so that an open form notices the change; its own update time stays, because its other dates
 * report it.
 */
async function touchProduction(deps: TxDeps, { production_id }: ResourceRow, removedId?: number): Promise<void> {
  await updateLastEnd(deps.db, Number(production_id), removedId)
  await deps.db
    .update(productions)
    .set({ version: sql`${productions.version} + 1`, updated_by: authorColumns(deps).updated_by })
    .where(eq(productions.id, Number(production_id)))
}

/** Past: no date is coming or running. Productions without dates are not past. */
function hasOnlyPastDates(isPast: boolean, now: Date): SQL | undefined {
  if (isPast) return lt(productions.last_end, now)
  // Two range scans of one index; an `or` would scan all productions of a long history.
  const selectProductionIds = (condition: SQL) => sql`select ${productions.id} from ${productions} where ${condition}`
  return whereIdIn(
    productions.id,
    sql`${selectProductionIds(gte(productions.last_end, now))} union all ${selectProductionIds(isNull(productions.last_end))}`,
  )
}

/** Order: coming, then without a date, then past with the latest first. */
function orderByNextDate(time: Date, isDescending: boolean): SQL[] {
  const now = sql.param(time, eventDates.date_end)
  const first = sql`select min(${eventDates.date_start}) from ${eventDates} where ${eventDates.production_id} = ${productions.id} and ${eventDates.date_end} >= ${now}`
  // Evaluated only for coming ones, which are few.
  const next = sql`case when ${productions.last_end} >= ${now} then (${first}) end`
  const [ascending, descending] = isDescending ? [desc, asc] : [asc, desc]
  return [
    ascending(sql`${next} is null`),
    ascending(next),
    ascending(sql`${productions.last_end} is not null`),
    descending(productions.last_end),
  ]
}

/** Performers of a removed work move to the whole evening. */
async function releasePerformersOfRemovedWorks(tx: Tx, id: number): Promise<void> {
  const played = sql`select ${programmeItems.work_id} from ${programmeItems} where ${programmeItems.production_id} = ${id} and ${programmeItems.work_id} is not null`
  await tx
    .update(productionPeople)
    .set({ work_id: null })
    .where(
      and(
        eq(productionPeople.production_id, id),
        isNotNull(productionPeople.work_id),
        sql`${productionPeople.work_id} not in (${played})`,
      ),
    )
}

/** `except`: a date that is about to be deleted. */
async function updateLastEnd(tx: Tx, id: number, except = 0): Promise<void> {
  const dates = and(eq(eventDates.production_id, id), ne(eventDates.id, except))
  const [row] = await tx
    .select({ last: max(eventDates.date_end) })
    .from(eventDates)
    .where(dates)
  await tx
    .update(productions)
    // A date ends the announcement for a month.
    .set({ last_end: row?.last ?? null, ...(row?.last ? { announced_month: '' } : {}) })
    .where(eq(productions.id, id))
}

export default { productions: productionRules, 'event-dates': eventDateRules } satisfies RulesByResource

/**
 * Start and hall before a date was moved or postponed: stored when they change with that status, cleared when it is
 * scheduled again or back at its old place. `values`, `before`: columns; `before` is null for a new date.
 */
export function recordEarlierPlan(values: FieldValues, before: FieldValues | null): FieldValues {
  const status = values.status ?? before?.status ?? 'scheduled'
  if (status === 'scheduled') return { ...values, moved_from_start: null, moved_from_venue_id: null }
  if (!before) return values
  return {
    ...values,
    moved_from_start: getEarlierValue('date_start', 'moved_from_start', { values, before }),
    moved_from_venue_id: getEarlierValue('venue_id', 'moved_from_venue_id', { values, before }),
  }
}

function getEarlierValue(
  now: string,
  movedFrom: string,
  { values, before }: { values: FieldValues; before: FieldValues },
): unknown {
  const current = values[now] ?? before[now]
  const isChanged = !isSame(current, before[now])
  const first = values[movedFrom] ?? before[movedFrom] ?? (isChanged ? before[now] : null)
  return isSame(first, current) ? null : first
}
