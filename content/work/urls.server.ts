import type { Locale } from '#config'
import { urlOf } from '#contract/urls.ts'
import type { Localised } from '#server/db/columns.ts'
import { inLanguage } from '#server/services/localise.ts'
import { makeSlug } from '#server/services/resources/values.ts'

type Composer = { id: number; name: string }
type Work = { id: number; title: Localised }

/** The words of these addresses are made of the name as it is now: the id alone finds the record, and an old word leads on. */
export function composerSlugs({ name }: Composer) {
  const slug = makeSlug(name)
  return { slug_de: slug, slug_en: slug }
}

export function workSlugs({ title }: Work) {
  return { slug_de: makeSlug(inLanguage(title, 'de')), slug_en: makeSlug(inLanguage(title, 'en')) }
}

export function composerUrl(composer: Composer, locale: Locale): string {
  return urlOf('composer', locale, { id: composer.id, slug: makeSlug(composer.name) })
}

export function workUrl(work: Work, locale: Locale): string {
  return urlOf('work', locale, { id: work.id, slug: makeSlug(inLanguage(work.title, locale)) })
}
