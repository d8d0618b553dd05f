import type { IdReference, PostalAddress } from 'schema-dts'
import type { Locale } from '#config'
import type { SiteSettings } from '#contract/admin/settings.ts'
import type { Image, Thumbs } from '#contract/common.ts'
import { withOffset } from '#contract/local-time.ts'
import { excerpt } from '#contract/plain-text.ts'

/** What every thing that a page describes needs to know besides its own record. */
export type LinkedDataContext = {
  locale: Locale
  /** What addresses begin with: the asked host's own. */
  origin: string
  /** What names of things begin with: the same on every host, so that a thing is one thing everywhere. */
  idBase: string
  settings: SiteSettings | null
  /** ISO 8601. */
  now: string
}

/** The name of a thing: neither its language, its slug nor its host is part of it. */
export function thingId({ idBase }: LinkedDataContext, kind: string, id?: number): `${string}/#${string}` {
  return `${idBase}/#${id === undefined ? kind : `${kind}-${id}`}`
}

export function idReference(about: LinkedDataContext, kind: string, id?: number): IdReference {
  return { '@id': thingId(about, kind, id) }
}

/** A moment as the house's clocks show it then. */
export function localMoment(iso: string): string {
  return withOffset(new Date(iso))
}

type Lines = { street?: string; postcode?: string; city?: string; country?: string }

/** Nothing where nothing is known. */
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

/** The first of these texts that says something, as it begins. */
export function firstDescription(...texts: string[]): { description?: string } {
  const text = texts.map((each) => excerpt(each)).find((each) => each !== '')
  return text === undefined ? {} : { description: text }
}

/** Where else the same thing is spoken of. */
export function sameAs(addresses: readonly string[]): { sameAs?: string | string[] } {
  const [first, ...others] = addresses.filter(Boolean)
  return first === undefined ? {} : { sameAs: others.length === 0 ? first : [first, ...others] }
}

/** The fields that say something. */
export function definedOnly<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [K in keyof T]?: string }
}
