import type { Locale } from '#config'
import { type DrawnImage, drawnImage } from '#modules/parts/drawn-image.ts'
import type { BlogEntry } from '../../endpoints.ts'

/** An article as its card shows it; the category of a record is none of a card, so one that was not narrowed does not compile. */
export type NewsCardData = Pick<BlogEntry, 'id' | 'url' | 'title' | 'intro' | 'date' | 'fallback'> & {
  category: string | null
  categoryLang: Locale | undefined
  image: DrawnImage | null
}

export function toNewsCard({ id, url, title, intro, date, fallback, category, image }: BlogEntry): NewsCardData {
  return {
    id,
    url,
    title,
    intro,
    date,
    fallback,
    category: category?.name ?? null,
    categoryLang: category?.lang,
    image: drawnImage(image),
  }
}
