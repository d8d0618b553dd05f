import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import type { Sponsor } from './endpoints.ts'
import { sponsors } from './table.ts'
import { sponsorTiers } from './type.ts'

/** Whoever is thanked at present, by tier, in the order of the back office. */
export async function listSponsors(deps: Deps): Promise<Sponsor[]> {
  const { db, locale } = deps
  const where = whereShown(asVisitor(deps), 'sponsors')
  const rows = await db.select().from(sponsors).where(where).orderBy(asc(sponsors.order), asc(sponsors.id))
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  const shown = rows.map(({ id, tier, link, image_id, ...row }) => ({ id, tier, link, ...localise(row, ['name', 'text'], locale), ...images.get(image_id) }))
  return sponsorTiers.flatMap((tier) => shown.filter((sponsor) => sponsor.tier === tier))
}
