import { inArray } from 'drizzle-orm'
import type { findDateClashes } from '#contract/admin/date-clashes.ts'
import type { OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { fieldErrorText } from '#server/api/field-texts.ts'
import type { Localised } from '#server/db/columns.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { productions } from '../table.ts'
import { type Booking, findClashes, loadPeople } from './clashes.server.ts'

type Form = ParsedInput<typeof findDateClashes>['body']
type FieldValues = Record<string, unknown>
type StoredDate = Form['dates'][number] & { id: number; production_id: number }
type ProductionRecord = {
  id: number
  name: Localised
  people: readonly { person_id: number }[]
  dates: readonly Form['dates'][number][]
}

/** The clashes of the dates in a form. */
export async function findFormClashes(
  deps: Deps,
  { production_id, people, dates }: Form,
): Promise<OutputOf<typeof findDateClashes>> {
  requireWriter(deps, 'event-dates')
  const stored = await loadProductions(deps, production_id === null ? [] : [production_id])
  const { title = '', people: players = [] } = stored.get(production_id ?? 0) ?? {}
  const production = { production: String(production_id ?? 'new'), title, people: people ?? players }
  return {
    dates: await findClashes(
      deps,
      dates.map((date) => toBooking(date, production)),
    ),
  }
}

/** The clashes of stored dates as text. */
export async function formatClashes(deps: Deps, dates: readonly FieldValues[]): Promise<string[][]> {
  const stored = dates as readonly StoredDate[]
  const storedProductions = await loadProductions(
    deps,
    stored.map(({ production_id }) => production_id),
  )
  const bookings = stored.map((date) =>
    toBooking(date, {
      production: String(date.production_id),
      title: '',
      people: [],
      ...storedProductions.get(date.production_id),
    }),
  )
  return (await findClashes(deps, bookings)).map((clashes) => formatEach(deps, clashes))
}

/** The clashes of each production's dates as text; the productions need not be stored. */
export async function formatProductionClashes(deps: Deps, records: readonly FieldValues[]): Promise<string[][]> {
  const productionRecords = records as readonly ProductionRecord[]
  const bookings = productionRecords.flatMap(({ id, name, people, dates }) =>
    dates.map((date) =>
      toBooking(date, {
        production: String(id),
        title: textInLocale(name, deps.locale),
        people: people.map(({ person_id }) => person_id),
      }),
    ),
  )
  const clashes = await findClashes(deps, bookings)
  let next = 0
  return productionRecords.map(({ dates }) => dates.flatMap(() => formatEach(deps, clashes[next++] ?? [])))
}

type DateClashes = Awaited<ReturnType<typeof findClashes>>[number]

function formatEach({ locale }: Deps, clashes: DateClashes): string[] {
  return clashes.map(({ kind, words }) => fieldErrorText(`clash_${kind}:${words}`, locale) ?? words)
}

async function loadProductions(
  { db, locale }: Deps,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Booking, 'title' | 'people'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: productions.id, name: productions.name })
    .from(productions)
    .where(inArray(productions.id, [...new Set(ids)]))
  const people = await loadPeople(db, ids)
  return new Map(rows.map(({ id, name }) => [id, { title: textInLocale(name, locale), people: people.get(id) ?? [] }]))
}

function toBooking(date: Form['dates'][number], production: Pick<Booking, 'production' | 'title' | 'people'>): Booking {
  const { id, venue_id, date_start, date_end, introduction_minutes } = date
  return {
    id,
    venueId: venue_id,
    start: new Date(date_start),
    end: new Date(date_end),
    introductionMinutes: introduction_minutes,
    ...production,
  }
}
