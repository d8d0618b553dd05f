import { LRUCache } from 'lru-cache'
import type { Locale } from '#config'
import { screenUrl, screenUrls } from '#contract/links/urls.ts'
import type { Localised } from '#server/db/columns.ts'
import { makeSlug } from '#server/services/resources/make-slug.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { LocalisedUrl } from '#server/services/urls/define-urls.ts'

type ComposerNames = { name: string; name_en: string }
type Composer = { id: number } & ComposerNames
type Work = { id: number; title: Localised }

const MAX_CACHED_SLUGS = 20_000
/** Cached: computed for each line of a season and all of the sitemap. */
const slugs = new LRUCache<string, string>({ max: MAX_CACHED_SLUGS, memoMethod: makeSlug })

/** Slugs follow the current name: the id alone finds the record, and an outdated slug redirects. */
export function composerSlugs(composer: ComposerNames) {
  return { slug_de: getSlug(composerName(composer, 'de')), slug_en: getSlug(composerName(composer, 'en')) }
}

/** Most names are the same in both languages. */
export function composerName({ name, name_en }: ComposerNames, locale: Locale): string {
  return locale === 'en' ? name_en || name : name
}

export function workSlugs({ title }: Work) {
  return { slug_de: getSlug(textInLocale(title, 'de')), slug_en: getSlug(textInLocale(title, 'en')) }
}

export function sortName(
  { sort_name, sort_name_en }: { sort_name: string; sort_name_en: string },
  locale: Locale,
): string {
  return locale === 'en' ? sort_name_en || sort_name : sort_name
}

export function composerUrls(composer: Composer): LocalisedUrl {
  return screenUrls('composer', { id: composer.id, ...composerSlugs(composer) })
}

export function workUrls(work: Work): LocalisedUrl {
  return screenUrls('work', { id: work.id, ...workSlugs(work) })
}

export function composerUrl(composer: Composer, locale: Locale): string {
  return screenUrl('composer', locale, { id: composer.id, slug: getSlug(composerName(composer, locale)) })
}

export function workUrl(work: Work, locale: Locale): string {
  return screenUrl('work', locale, { id: work.id, slug: getSlug(textInLocale(work.title, locale)) })
}

function getSlug(name: string): string {
  return slugs.memo(name)
}
