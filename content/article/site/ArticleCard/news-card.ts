import type { Locale } from '#config'
import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { BlogEntry } from '../../endpoints.ts'

/** An article as its card shows it. A full record does not fit, so that unused fields are not shipped. */
export type ArticleCardData = Pick<BlogEntry, 'id' | 'url' | 'title' | 'intro' | 'date' | 'fallback'> & {
  category: string | null
  categoryLang: Locale | undefined
  image: PictureSource | null
}

export function toArticleCard({ id, url, title, intro, date, fallback, category, image }: BlogEntry): ArticleCardData {
  return {
    id,
    url,
    title,
    intro,
    date,
    fallback,
    category: category?.name ?? null,
    categoryLang: category?.lang,
    image: toPictureSource(image),
  }
}
