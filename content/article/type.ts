import { defineType } from '#model/define-type.ts'

/** Feed path without language and extension. */
export const feedPath = { de: 'aktuelles', en: 'news' } as const
export const feedFormats = { atom: 'application/atom+xml', json: 'application/feed+json' } as const
export type FeedFormat = keyof typeof feedFormats

/** News; the specification's container type of an article is `blogentry`. */
const article = defineType({
  resource: 'news',
  link: 'news',
  sectionOwner: 'blogentry',
  screens: {
    news: { de: 'aktuelles', en: 'news' },
    newsSlug: { de: 'aktuelles/{slug}', en: 'news/{slug}' },
    article: { de: 'aktuelles/{slug}/{id}', en: 'news/{slug}/{id}' },
  },
  query: { news: ['page'] },
  page: 'article',
  variant: 'orchestra',
  title: ['title'],
  visibility: { online: 'is_online', from: 'date' },
  startsOffline: true,
})

export default article

declare module '#model/define-type.ts' {
  interface ContentTypes {
    news: typeof article
  }
}
