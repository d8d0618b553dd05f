import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import type { BlogEntry } from '../../endpoints.ts'

export type ArticleCardData = ReturnType<typeof toArticleCard>

/** An article as its card shows it. */
export function toArticleCard(entry: BlogEntry) {
  return {
    ...pick(entry, 'id', 'url', 'title', 'intro', 'date', 'fallback'),
    category: entry.category?.name ?? null,
    categoryLang: entry.category?.lang,
    image: toPictureSource(entry.image),
  }
}
