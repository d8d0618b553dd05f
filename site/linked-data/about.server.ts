import type { IdReference, PostalAddress } from 'schema-dts'
import type { Locale } from '#config'
import type { SiteSettings } from '#contract/admin/settings.ts'
import type { Image, Thumbs } from '#contract/common.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { withOffset } from '#contract/time/local-time.ts'

/** Context of all things besides their own records. */
export type LinkedDataContext = {
  locale: Locale
  /** Prefix of URLs: the requested host's origin. */
  origin: string
  /** Prefix of ids: the same on every host, so that a thing has one id. */
  idBase: string
  settings: SiteSettings | null
  /** ISO 8601. */
  now: string
}

/** Independent of language, slug and host. */
export function thingId({ idBase }: LinkedDataContext, kind: string, id?: number): `${string}/#${string}` {
  return `${idBase}/#${id === undefined ? kind : `${kind}-${id}`}`
}

export function idReference(context: LinkedDataContext, kind: string, id?: number): IdReference {
  return { '@id': thingId(context, kind, id) }
}

/** With the local UTC offset. */
export function localMoment(iso: string): string {
  return withOffset(new Date(iso))
}

type Lines = { street?: string; postcode?: string; city?: string; country?: string }

/** Empty without any data. */
export function postalAddress({ street, postcode, city, country }: Lines): { address?: PostalAddress } {
  const lines = definedOnly({
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  })
  return Object.keys(lines).length === 0 ? {} : { address: { '@type': 'PostalAddress', ...lines } }
}

export function imageObject(
  { origin }: LinkedDataContext,
  { image, thumbs }: { image: Image | null; thumbs: Thumbs | null },
) {
  return image && thumbs ? { image: [origin + thumbs.xlarge, origin + thumbs.square] } : {}
}

/** The beginning of the first non-empty text. */
export function firstDescription(...texts: string[]): { description?: string } {
  const text = texts.map((each) => excerpt(each)).find((each) => each !== '')
  return text === undefined ? {} : { description: text }
}

/** Links to the same thing elsewhere. */
export function sameAs(addresses: readonly string[]): { sameAs?: string | string[] } {
  const [first, ...otherUrls] = addresses.filter(Boolean)
  return first === undefined ? {} : { sameAs: otherUrls.length === 0 ? first : [first, ...otherUrls] }
}

/** The non-empty fields. */
export function definedOnly<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [K in keyof T]?: string }
}
