import { bodies } from '#content/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { daysLater } from '#contract/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { copySections } from '../sections/copy.ts'
import type { ResourceDefinition } from './definition.ts'
import { createRecord, getRecord } from './engine.ts'

const copyable = ['productions', 'courses', 'news', 'pages']
const suffix = { de: ' (Kopie)', en: ' (copy)' }

export function isCopyable({ name }: ResourceDefinition): boolean {
  return copyable.includes(name)
}

type Values = Record<string, unknown>
type Wish = { id: number; shiftWeeks?: number | undefined }

/** A copy with its sections, offline, under a new slug, without dates or with all of them so many weeks later. */
export async function duplicateRecord(deps: Deps, definition: ResourceDefinition, { id, shiftWeeks }: Wish): Promise<Values> {
  const content_type = definition.sections
  if (!content_type || !isCopyable(definition)) throw new AppError('method_not_allowed', { message: `${definition.name} cannot be duplicated` })
  return inTransaction(deps, async (inner) => {
    const original = await getRecord(inner, definition, id)
    const copy = await createRecord(inner, definition, bodyOfCopy(definition, { original, shiftWeeks, now: deps.now() }))
    await copySections(inner, { from: { content_type, object_id: id }, to: { content_type, object_id: Number(copy.id) } })
    return copy
  })
}

function bodyOfCopy({ name }: ResourceDefinition, { original, shiftWeeks, now }: { original: Values; shiftWeeks: number | undefined; now: Date }): Values {
  const titled = name === 'news' || name === 'pages' ? 'title' : 'name'
  const title = original[titled] as Localised
  const renamed = { de: title.de && title.de + suffix.de, en: title.en && title.en + suffix.en }
  const shared = { ...original, [titled]: renamed, slug_de: '', slug_en: '', is_online: false, external_id: null }
  return bodies[name].parse(withoutIdentity({ ...shared, ...ownOf(name, { original, shiftWeeks, now }) }))
}

/** What a copy does not take over: it is another evening, another day's news, another place in the tree. */
function ownOf(name: string, { original, shiftWeeks, now }: { original: Values; shiftWeeks: number | undefined; now: Date }): Values {
  if (name === 'news') return { date: now.toISOString() }
  if (name === 'pages') {
    const fixed = original.content_type === 'link' ? {} : { content_type: 'page', in_menu: false, in_footer: false, in_secondary: false }
    return { order: undefined, ...fixed }
  }
  const dates = shiftWeeks === undefined ? [] : (original.dates as Values[])
  return { dates: dates.map((date) => ({ ...date, ...(name === 'productions' ? asPlanned : {}), ...shifted(date, shiftWeeks ?? 0) })) }
}

const asPlanned = {
  status: 'scheduled',
  tickets: 'available',
  status_note: { de: '', en: '' },
  ticket_link: '',
  moved_from_start: null,
  moved_from_venue_id: null,
}

/** The same weekday and time of day, so many weeks later. */
function shifted({ date_start, date_end }: Values, weeks: number): Values {
  const later = (iso: unknown) => {
    const instant = daysLater(new Date(String(iso)), weeks * 7)
    if (!instant) throw new AppError('bad_input', { message: `${iso} does not exist ${weeks} weeks later`, fields: { shift_weeks: ['time_skipped'] } })
    return instant.toISOString()
  }
  return { date_start: later(date_start), date_end: later(date_end) }
}

/** Owned rows of the copy are new ones. */
function withoutIdentity(record: Values): Values {
  const entries = Object.entries(record).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map((row) => (typeof row === 'object' && row !== null ? { ...row, id: undefined, external_id: null } : row)) : value,
  ])
  return Object.fromEntries(entries)
}
