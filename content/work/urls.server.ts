import { LRUCache } from 'lru-cache'
import type { Locale } from '#config'
import { urlOf, urlsOf } from '#contract/urls.ts'
import type { Localised } from '#server/db/columns.ts'
import { inLanguage } from '#server/services/localise.ts'
import { makeSlug } from '#server/services/resources/make-slug.ts'
import type { AddressPair } from '../define-address.ts'

type ComposerNames = { name: string; name_en: string }
type Composer = { id: number } & ComposerNames
type Work = { id: number; title: Localised }

const SLUGS_KEPT = 20_000
/** Made for each line of a season and all of the sitemap: reading one is much quicker than making it. */
const slugs = new LRUCache<string, string>({ max: SLUGS_KEPT, memoMethod: makeSlug })

/** The words of these addresses are made of the name as it is now: the id alone finds the record, and an old word leads on. */
export function composerSlugs(composer: ComposerNames) {
  return { slug_de: slugOf(composerName(composer, 'de')), slug_en: slugOf(composerName(composer, 'en')) }
}

/** Most names are the same in both languages. */
export function composerName({ name, name_en }: ComposerNames, locale: Locale): string {
  return locale === 'en' ? name_en || name : name
}

export function workSlugs({ title }: Work) {
  return { slug_de: slugOf(inLanguage(title, 'de')), slug_en: slugOf(inLanguage(title, 'en')) }
}

export function sortName(
  { sort_name, sort_name_en }: { sort_name: string; sort_name_en: string },
  locale: Locale,
): string {
  return locale === 'en' ? sort_name_en || sort_name : sort_name
}

export function composerUrls(composer: Composer): AddressPair {
  return urlsOf('composer', { id: composer.id, ...composerSlugs(composer) })
}

export function workUrls(work: Work): AddressPair {
  return urlsOf('work', { id: work.id, ...workSlugs(work) })
}

export function composerUrl(composer: Composer, locale: Locale): string {
  return urlOf('composer', locale, { id: composer.id, slug: slugOf(composerName(composer, locale)) })
}

export function workUrl(work: Work, locale: Locale): string {
  return urlOf('work', locale, { id: work.id, slug: slugOf(inLanguage(work.title, locale)) })
}

function slugOf(name: string): string {
  return slugs.memo(name)
}
