import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#config'
import type { IdName } from '#contract/common.ts'
import { pageUrl } from '#contract/links/urls.ts'
import { type FeedFormat, feedFormats, feedPath } from '../../type.ts'
import { words } from '../../words.ts'

export function feedUrl(locale: Locale, format: FeedFormat, category?: IdName): string {
  return `${pageUrl(locale, feedPath[locale])}.${format}${category ? `?category=${category.id}` : ''}`
}

/** Head links by which feed readers discover the feeds. */
export function feedLinks(locale: Locale, categories: readonly IdName[]): MetaDescriptor[] {
  const { feed, feedOf } = words[locale]
  return [undefined, ...categories].flatMap((category) =>
    (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
      tagName: 'link',
      rel: 'alternate',
      type: feedFormats[format],
      title: category ? feedOf(category.name) : feed,
      href: feedUrl(locale, format, category),
    })),
  )
}
