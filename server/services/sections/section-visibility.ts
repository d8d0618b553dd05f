import { eq, isNull, type SQL } from 'drizzle-orm'
import type { Locale } from '#config'
import { type AppError, fieldError } from '#contract/errors.ts'
import type { VisibleUntilDate } from '#contract/page/sections.ts'
import type { VisibilityState } from '#model/visibility.ts'
import {
  ALWAYS_VISIBLE,
  isAlwaysVisible,
  settingsVisibilityState,
  type VisibilitySettings,
} from '#model/visibility-settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { modules, sections } from '#server/db/schema/sections.ts'
import { type Deps, requireSession } from '../deps.ts'
import { textInLocale } from '../texts/localise.ts'
import { type NamedDate, typeHooks } from '../type-hooks.ts'

const MAX_CHOICES = 500

type Timed = VisibilitySettings<Date>
type Table = typeof sections | typeof modules
type EndsOfShowing = ReadonlyMap<number, Date>
export type DatesOfShowing = ReadonlyMap<number, VisibleUntilDate>

/** End times of the dates that rows depend on. No query without such rows, so most pages do not depend on dates. */
export async function loadUntilEnds(db: Db, rows: readonly Timed[]): Promise<EndsOfShowing> {
  const dates = await findDatesOf(db, rows)
  return new Map(dates.map(({ id, end }) => [id, end]))
}

export async function loadUntilDates(
  { db, locale }: Pick<Deps, 'db' | 'locale'>,
  rows: readonly Timed[],
): Promise<DatesOfShowing> {
  const dates = await findDatesOf(db, rows)
  return new Map(dates.map((row) => [row.id, toUntilDate(row, locale)]))
}

/** Upcoming dates that a rule can refer to, the next first. */
export async function listUpcomingDates(deps: Deps): Promise<VisibleUntilDate[]> {
  requireSession(deps)
  const { db, locale, now } = deps
  const dates = await typeHooks.findDates(db, { endAfter: now(), limit: MAX_CHOICES })
  return dates.map((row) => toUntilDate(row, locale))
}

function toUntilDate({ id, start, end, name }: NamedDate, locale: Locale): VisibleUntilDate {
  return { id, title: textInLocale(name, locale), start: start.toISOString(), end: end.toISOString() }
}

async function findDatesOf(db: Db, rows: readonly Timed[]): Promise<NamedDate[]> {
  const ids = [...new Set(rows.flatMap(({ until_date_id }) => until_date_id ?? []))]
  return ids.length === 0 ? [] : typeHooks.findDates(db, { ids })
}

/** The rows that this viewer may see; editors see all. */
export async function filterVisibleRows<T extends Timed>(
  deps: Pick<Deps, 'db' | 'viewer' | 'now'>,
  rows: T[],
): Promise<T[]> {
  if (deps.viewer) return rows
  const ends = await loadUntilEnds(deps.db, rows)
  return rows.filter((row) => sectionVisibilityState(row, { ends, now: deps.now() }).is === 'online')
}

export function sectionVisibilityState(row: Timed, { ends, now }: { ends: EndsOfShowing; now: Date }): VisibilityState {
  return settingsVisibilityState(row, { dateEnd: ends.get(row.until_date_id ?? 0) ?? null, now })
}

/** Visible at any time: only this may be in the search index, because no write happens when time passes. */
export function whereAlwaysVisible(table: Table): (SQL | undefined)[] {
  return [eq(table.is_online, true), isNull(table.shown_from), isNull(table.shown_until), isNull(table.until_date_id)]
}

/** In API form; null when always visible. */
export function toVisibilitySettings({
  is_online,
  shown_from,
  shown_until,
  until_date_id,
}: Timed): VisibilitySettings | null {
  const showing = {
    is_online,
    shown_from: shown_from?.toISOString() ?? null,
    shown_until: shown_until?.toISOString() ?? null,
    until_date_id,
  }
  return isAlwaysVisible(showing) ? null : showing
}

export function fromVisibilitySettings(showing: VisibilitySettings | null | undefined): Timed {
  const { is_online, shown_from, shown_until, until_date_id } = showing ?? ALWAYS_VISIBLE
  return {
    is_online,
    shown_from: shown_from === null ? null : new Date(shown_from),
    shown_until: shown_until === null ? null : new Date(shown_until),
    until_date_id,
  }
}

/** The columns to write; refuses a date that does not exist. */
export async function visibilityColumnsFrom(
  tx: Tx,
  showing: VisibilitySettings | null | undefined,
): Promise<Partial<Timed>> {
  if (showing === undefined) return {}
  const columns = fromVisibilitySettings(showing)
  const { shown_from, shown_until, until_date_id } = columns
  if (shown_from && shown_until && shown_until <= shown_from)
    throw refused('after_start', 'shown until before it is shown from')
  if (until_date_id !== null) {
    const [date] = await typeHooks.findDates(tx, { ids: [until_date_id] })
    if (!date) throw refused('unknown_reference', `no date ${until_date_id}`)
    if (shown_from && date.end <= shown_from)
      throw refused('after_start', `date ${until_date_id} is over before it is shown`)
  }
  return columns
}

function refused(code: string, message: string): AppError {
  return fieldError('showing', code, message)
}
