import { news } from './content/news.ts'
import type { Seeding } from './seeding.ts'

export async function seedNews(seeding: Seeding): Promise<void> {
  for (const { key, slug, dayOffset, categoryKey, ...article } of news) {
    await seeding.create(
      'news',
      { kind: 'news', key },
      {
        ...article,
        slug_de: slug.de,
        slug_en: slug.en,
        date: seeding.daysFromNow(dayOffset, '09:00'),
        category_id: seeding.idOf('categories', categoryKey),
        image_id: seeding.imageOf('news', key),
      },
    )
  }
}
