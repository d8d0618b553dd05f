import { asc } from 'drizzle-orm'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/localise.ts'
import { whereVisible } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import type { Sponsor } from './endpoints.ts'
import { sponsors } from './table.ts'
import { sponsorTiers } from './type.ts'

/** Current sponsors by tier, in the stored order. */
export async function listSponsors(deps: Deps): Promise<Sponsor[]> {
  const { db, locale } = deps
  const rows = await selectShown(db, { now: deps.now() })
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  const shown = rows.map(({ id, tier, link, image_id, ...row }) => ({
    id,
    tier,
    link,
    ...localiseFields(row, ['name', 'text'], locale),
    ...images.get(image_id),
  }))
  return sponsorTiers.flatMap((tier) => shown.filter((sponsor) => sponsor.tier === tier))
}

const selectShown = prepared((db) =>
  db
    .select({
      id: sponsors.id,
      name: sponsors.name,
      text: sponsors.text,
      link: sponsors.link,
      tier: sponsors.tier,
      image_id: sponsors.image_id,
    })
    .from(sponsors)
    .where(whereVisible('visitors', 'sponsors'))
    .orderBy(asc(sponsors.order), asc(sponsors.id)),
)
