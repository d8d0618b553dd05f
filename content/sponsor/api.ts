import { asc } from 'drizzle-orm'
import type { TypeApi } from '#server/api/define-api.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { publicColumns, toPublicFields } from '#server/services/rows/public-fields.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../image/service.ts'
import * as endpoints from './endpoints.ts'
import sponsor from './fields.ts'
import { sponsors } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listSponsors, listSponsors)
}

export default api

const tiers = Object.keys(sponsor.fields.tier.options)

/** Current sponsors by tier, in the stored order. */
async function listSponsors(deps: Deps): Promise<endpoints.Sponsor[]> {
  const { db, locale } = deps
  const rows = await selectShown(db, { now: deps.now() })
  const images = await loadImagesOf(deps, rows)
  const sponsorList = rows.map(({ id, image_id, ...row }) => ({
    id,
    ...toPublicFields(sponsor.fields, row, locale),
    ...images.get(image_id),
  }))
  return sponsorList.toSorted((one, other) => tiers.indexOf(one.tier) - tiers.indexOf(other.tier))
}

const selectShown = prepared((db) =>
  db
    .select({
      id: sponsors.id,
      ...publicColumns(sponsors, sponsor.fields),
      image_id: sponsors.image_id,
    })
    .from(sponsors)
    .where(whereVisible('visitors', 'sponsors'))
    .orderBy(asc(sponsors.order), asc(sponsors.id)),
)
