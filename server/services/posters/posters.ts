import { and, asc, desc, eq, gte, inArray, sum } from 'drizzle-orm'
import type { PosterRecord } from '#contract/events/posters.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import { posterCodes, posterVisits } from '#server/db/schema/posters.ts'
import { resourceTables } from '../../db/tables.ts'
import { type Deps, requireSession } from '../deps.ts'
import type { PosterLabel } from '../urls/define-urls.ts'
import { resolveLinks } from '../urls/links.ts'
import { urlRulesFor } from '../urls/record-urls.ts'
import { asVisitor } from '../visibility/visibility.ts'
import { decodePosterCode, encodePosterCode, posterPath } from './poster-code.ts'
import { flushVisits } from './visits.ts'

const DAYS_SHOWN = 30

/** `url`: the current target in this language; null when the record is deleted or not public. */
export type Poster = { id: number; code: string; url: string | null }
type Coded = { resource: ResourceName; record_id: number }

/** Independent of the viewer; null for a code that was never issued. */
export async function findPoster(deps: Deps, input: string): Promise<Poster | null> {
  const id = decodePosterCode(input)
  if (id === null) return null
  const [row] = await deps.db.select().from(posterCodes).where(eq(posterCodes.id, id))
  return row ? { id, code: encodePosterCode(id), url: await loadTarget(asVisitor(deps), row as Coded) } : null
}

async function loadTarget(deps: Deps, { resource, record_id }: Coded): Promise<string | null> {
  const { poster } = urlRulesFor(resource)
  if (poster) return poster(deps, record_id, deps.locale)
  const link = `${findContentType(resource)?.link}:${record_id}`
  return (await resolveLinks(deps, [link], deps.locale)).get(link) || null
}

/** For the back office: poster paths with their record's name and number of visits. */
export async function listPosters(
  deps: Deps,
  { resource, ids, origin }: { resource: ResourceName; ids: number[]; origin: string },
): Promise<PosterRecord[]> {
  requireSession(deps)
  await flushVisits(deps)
  const rows = await deps.db
    .select()
    .from(posterCodes)
    .where(and(eq(posterCodes.resource, resource), inArray(posterCodes.record_id, ids)))
    .orderBy(asc(posterCodes.record_id))
  const codeIds = rows.map(({ id }) => id)
  const ofCodes = inArray(posterVisits.code_id, codeIds)
  const totals = await deps.db
    .select({ code_id: posterVisits.code_id, visits: sum(posterVisits.visits) })
    .from(posterVisits)
    .where(ofCodes)
    .groupBy(posterVisits.code_id)
  const days = await deps.db
    .select()
    .from(posterVisits)
    .where(and(ofCodes, gte(posterVisits.day, addDays(toDay(deps.now()), -DAYS_SHOWN))))
    .orderBy(desc(posterVisits.day))
  const labels = await loadLabels(deps, { resource, ids })
  return rows.flatMap(({ id, record_id }) => {
    const label = labels.get(record_id)
    if (!label) return []
    const visits = Number(totals.find((total) => total.code_id === id)?.visits ?? 0)
    const posterDays = days.filter((day) => day.code_id === id).map(({ day, visits }) => ({ day, visits }))
    return [
      {
        record_id,
        code: encodePosterCode(id),
        path: posterPath(id),
        address: origin + posterPath(id),
        ...label,
        visits,
        days: posterDays,
      },
    ]
  })
}

async function loadLabels(
  deps: Deps,
  { resource, ids }: { resource: ResourceName; ids: number[] },
): Promise<Map<number, PosterLabel>> {
  const { labels } = urlRulesFor(resource)
  if (labels) return labels(deps, ids, deps.locale)
  const table = resourceTables[resource]
  const rows = await deps.db.select().from(table).where(inArray(table.id, ids))
  return new Map(rows.map((row) => [Number(row.id), { title: recordTitle(resource, row, deps.locale), note: '' }]))
}
