import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#config'
import type { Page } from '#contract/page/pages.ts'
import { toPlainText } from './format/plain-text.ts'
import { getMessages } from './i18n/messages.ts'
import type { MetaArgs, ScreenProps } from './loaders/screen.ts'

type HeadOf = {
  page: Page
  locale: Locale
  origin: string
  description?: string | undefined
  extra?: MetaDescriptor[]
} & Partial<ListPart>

/** The page number in a list's URL, and whether a filter is set. */
export type ListPart = { listPage: number; isNarrowed: boolean }

/** Title, description, canonical, hreflang and Open Graph from the page's own fields. */
export function pageMeta({
  page,
  locale,
  origin,
  description,
  extra = [],
  listPage = 1,
  isNarrowed = false,
}: HeadOf): MetaDescriptor[] {
  const { brand } = getMessages(locale)
  const name = page.variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra
  const title = toPlainText(page.meta_title || page.title || page.headline)
  const summary = page.meta_description || description || ''
  const image = origin + (page.og_image ? openGraphImage(page.og_image) : `/share-${page.variant}.jpg`)
  const addressIn = (language: Locale) =>
    origin + page.urls[language] + (listPage > 1 && !isNarrowed ? `?page=${listPage}` : '')
  return [
    { title: title.includes(brand.orchestra) ? title : `${title} · ${name}` },
    ...namedMeta('description', summary),
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    // Search engines read them from canonical URLs only.
    ...(isNarrowed
      ? []
      : [
          { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: addressIn('de') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressIn('en') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('de') },
        ]),
    ...(page.is_online ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...property('og:type', page.og_type || 'website'),
    ...property('og:site_name', name),
    ...property('og:title', toPlainText(page.og_title) || title),
    ...property('og:description', page.og_description || summary),
    ...property('og:url', origin + page.urls[locale]),
    ...property('og:locale', locale === 'de' ? 'de_DE' : 'en_GB'),
    ...property('og:image', image),
    ...property('og:image:width', '1200'),
    ...property('og:image:height', '630'),
    ...namedMeta('twitter:card', 'summary_large_image'),
    ...extra,
  ]
}

type HeadAdditions = Pick<HeadOf, 'description' | 'extra'>
type ScreenLoader = (...args: never[]) => Promise<HeadOf>

/** The `meta` of a screen whose loader answers its page; `more` is what its other data adds. */
export function screenMeta<Loader extends ScreenLoader>(
  more?: (data: ScreenProps<Loader>['loaderData']) => HeadAdditions,
) {
  return ({ loaderData }: MetaArgs<Loader>): MetaDescriptor[] => {
    if (!loaderData) return []
    // Serialised as it is: a page's head has neither dates nor promises.
    const head = loaderData as unknown as HeadOf
    return pageMeta({ ...head, ...more?.(loaderData) })
  }
}

function namedMeta(name: string, content: string): MetaDescriptor[] {
  return content ? [{ name, content }] : []
}

function property(name: string, content: string): MetaDescriptor[] {
  return content ? [{ property: name, content }] : []
}

/** Networks read neither AVIF nor WebP and crop other shapes: the JPEG of the size made for them. */
export function openGraphImage(url: string): string {
  return url.replace(/^(\/media\/\d+)\/[^?]+/, '$1/og.jpg')
}
