import { faq } from './content/faq.ts'
import { heroes } from './content/heroes.ts'
import { teasers } from './content/teasers.ts'
import type { Seeding } from './seeding.ts'

/** After the pages, because heroes, teasers and answers lead to them. */
export async function seedStage(seeding: Seeding): Promise<void> {
  for (const [order, { key, link, ...hero }] of heroes.entries()) {
    await seeding.create('heroes', { key }, { ...hero, order, link: seeding.link(link), image_id: seeding.imageOf('hero', key) })
  }
  for (const [order, { key, link, ...teaser }] of teasers.entries()) {
    await seeding.create('teasers', { key }, { ...teaser, order, link: seeding.link(link), image_id: seeding.imageOf('teaser', key) })
  }
  for (const [order, { key, ...question }] of faq.entries()) await seeding.create('faq', { key }, { ...question, order })
}
