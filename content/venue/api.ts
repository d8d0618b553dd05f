import { and, asc } from 'drizzle-orm'
import { requireFirst } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { prepared, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { asVisitor, isVisible, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../image/service.ts'
import { effectiveAccess } from './access.server.ts'
import * as endpoints from './endpoints.ts'
import venue from './fields.ts'
import { venues } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listVenues, (deps) => loadVenues(deps))
  on(endpoints.getVenue, async (deps, { params: { id } }) => requireFirst(await loadVenues(deps, id), `venue ${id}`))
}

export default api

const selectVenues = prepared((db, params) =>
  db
    .select(contentColumns(venues))
    .from(venues)
    .where(and(whereParam(params, 'id', venues.id), whereVisible(params, 'venues')))
    .orderBy(asc(venues.city), asc(venues.name)),
)

async function loadVenues(deps: Deps, id?: number): Promise<endpoints.Venue[]> {
  const { db, locale } = deps
  const rows = await selectVenues(db, { ...visitorParams(deps), id })
  const images = await loadImagesOf(deps, rows)
  return rows.map((row) => ({
    id: row.id,
    url: screenUrls('venue', row)[locale],
    slug: { de: row.slug_de, en: row.slug_en },
    is_online: isVisible(asVisitor(deps), 'venues', row),
    ...toPublicFields(venue.fields, row, locale),
    accessibility: effectiveAccess({ venue: row }, locale),
    ...images.get(row.image_id),
  }))
}
