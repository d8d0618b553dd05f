import { DATE_UNDO_MINUTES } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import type { Deps } from '#server/services/deps.ts'
import { toRecord } from '#server/services/resources/values.ts'
import type { RecentChange } from '../table.ts'

export const UNDO_MS = DATE_UNDO_MINUTES * MINUTE_MS

/** Fields whose changes visitors are notified of. */
export const announcedFields = ['date_start', 'date_end', 'venue_id', 'status', 'tickets', 'status_note']
/** Fields that change along with them. */
const alongFields = ['moved_from_start', 'moved_from_venue_id', 'ticket_link', 'tickets_from']

type FieldValues = Record<string, unknown>

/**
 * Adds a change to `recent_changes` of an event date, for undo. A change that reverses an earlier one removes it, and
 * neither is offered. `values` and `before` are columns; `before` is null for a new date.
 */
export function rememberChange(
  values: FieldValues,
  before: FieldValues | null,
  { now, viewer }: Pick<Deps, 'now' | 'viewer'>,
): FieldValues {
  if (!before) return values
  const { from, to } = diffFields(toRecord(before), toRecord({ ...before, ...values }))
  if (!announcedFields.some((field) => field in to)) return values
  // Twice the undo time: an undo in the last minute still finds what it reverses.
  const oldest = new Date(now().getTime() - 2 * UNDO_MS).toISOString()
  const recent = (before.recent_changes as RecentChange[]).filter(({ at }) => at >= oldest)
  const unrelated = recent.filter((other) => !(isEqual(other.from, to) && isEqual(other.to, from)))
  const change = { change: Number(before.version) + 1, at: now().toISOString(), by: viewer?.name ?? '', from, to }
  return { ...values, recent_changes: unrelated.length < recent.length ? unrelated : [...recent, change] }
}

function diffFields(before: FieldValues, after: FieldValues): { from: FieldValues; to: FieldValues } {
  const [from, to]: [FieldValues, FieldValues] = [{}, {}]
  for (const field of [...announcedFields, ...alongFields]) {
    const [was, is] = [before[field], after[field]]
    if (isEqual(was, is)) continue
    const parts =
      isText(was) && isText(is) ? Object.keys(is).filter((language) => was[language] !== is[language]) : null
    from[field] = parts && isText(was) ? pickLanguages(was, parts) : was
    to[field] = parts && isText(is) ? pickLanguages(is, parts) : is
  }
  return { from, to }
}

function pickLanguages(text: FieldValues, languages: readonly string[]): FieldValues {
  return Object.fromEntries(languages.map((language) => [language, text[language]]))
}

function isText(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null
}

function isEqual(one: unknown, other: unknown): boolean {
  const toComparable = (value: unknown) =>
    JSON.stringify(isText(value) ? Object.entries(value).toSorted() : (value ?? null))
  return toComparable(one) === toComparable(other)
}
