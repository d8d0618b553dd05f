import { eq, isNull } from 'drizzle-orm'
import type { Localised } from '#server/db/columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { makeSlug } from '#server/services/resources/make-slug.ts'
import { pages } from './table.ts'

/** The slugs of a page's title, numbered where another page at its place in the tree has one of them. */
export async function withFreeSlugs({ db }: Pick<Deps, 'db'>, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const parent = body.parent_id as number | null
  const siblings = await db
    .select({ de: pages.slug_de, en: pages.slug_en })
    .from(pages)
    .where(parent === null ? isNull(pages.parent_id) : eq(pages.parent_id, parent))
  const title = body.title as Localised
  const [de, en] = [makeSlug(title.de), makeSlug(inLanguage(title, 'en'))]
  const isTaken = (suffix: string) => siblings.some((sibling) => sibling.de === de + suffix || sibling.en === en + suffix)
  let suffix = ''
  for (let number = 2; isTaken(suffix); number++) suffix = `-${number}`
  return { ...body, slug_de: de + suffix, slug_en: en + suffix }
}
