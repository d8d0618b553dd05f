import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '#content/page/endpoints.ts'
import { urlOf } from '#contract/urls.ts'
import { messagesIn } from '../i18n/messages.ts'
import type { About } from './about.server.ts'

type Crumb = Page['breadcrumbs'][number]

/** The way to a page from the home page, as its breadcrumbs show it; `list` is that of a record that stands in no tree. */
export function breadcrumbs(about: About, page: Page, list: Crumb | undefined): BreadcrumbList | null {
  const { locale, origin } = about
  const home = { title: messagesIn(locale).brand.orchestra, url: urlOf('home', locale) }
  const above = page.breadcrumbs.length === 0 && list ? [list] : page.breadcrumbs
  const way = [home, ...above.filter(({ url }) => url !== home.url), { title: page.title, url: page.urls[locale] }]
  if (page.urls[locale] === home.url) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: { '@id': origin + url } })),
  }
}
