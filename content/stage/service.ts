import { and, asc, eq } from 'drizzle-orm'
import type { Variant } from '#config'
import type { Deps } from '#server/services/deps.ts'
import { loadLinks } from '#server/services/links.ts'
import { localise } from '#server/services/localise.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import type { Hero } from './endpoints.ts'
import { heroes, teasers } from './table.ts'

const tables = { heroes, teasers }

/** Stage pictures or teasers of a variant's home page; of both without one. */
export async function listStage(deps: Deps, { name, variant }: { name: keyof typeof tables; variant: Variant | undefined }): Promise<Hero[]> {
  const { db, locale } = deps
  // heroes and teasers have the same columns; the type of one stands for both.
  const source = tables[name] as typeof heroes
  const where = and(whereShown(asVisitor(deps), name), variant ? eq(source.variant, variant) : undefined)
  const rows = await db.select().from(source).where(where).orderBy(asc(source.order), asc(source.id))
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  const links = await loadLinks(
    deps,
    rows.map((row) => row.link),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    ...localise(row, ['preline', 'headline', 'subline', 'text', 'link_text'], locale),
    link: row.link,
    link_url: links.get(row.link),
    ...images.get(row.image_id),
  }))
}
