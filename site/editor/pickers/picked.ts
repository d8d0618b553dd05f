import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { linkTargets, resourceOfLink } from '#content/types.ts'
import type { Image } from '#contract/common.ts'
import { parseReference } from '#contract/links.ts'
import { otherLocale } from '#contract/locale.ts'
import type { PickedLink } from '#modules/fields/services.tsx'

/** A record of the back office; it speaks both languages at once. */
export type AdminRecord = { id: number; [field: string]: unknown }

/** The words a record is known by. */
export function titleOfRecord(record: AdminRecord, locale: Locale): string {
  // A picture is known by what it shows; its title is often the name of a file.
  const shown = inLocale(record.alt, locale)
  if (shown) return shown
  const parts = ['title', 'name', 'headline', 'first_name', 'last_name', 'filename', 'email'].map((field) => inLocale(record[field], locale))
  const [title] = parts.filter((part) => part !== '')
  if (parts[3] && parts[4]) return `${parts[3]} ${parts[4]}`
  return title ?? `#${record.id}`
}

export function toImage(record: AdminRecord, locale: Locale): Image {
  const number = (field: string, otherwise: number) => (typeof record[field] === 'number' ? (record[field] as number) : otherwise)
  const hash = String(record.hash ?? '')
  return {
    id: record.id,
    url: `/media/${record.id}/xlarge.jpg?v=${hash}`,
    text: inLocale(record.alt, locale) || inLocale(record.text, locale),
    copyright: inLocale(record.credit, locale),
    width: number('width', 1),
    height: number('height', 1),
    focal_x: number('focal_x', 0.5),
    focal_y: number('focal_y', 0.5),
    hash,
  }
}

/** The resources that a link may lead to. */
export const linkResources = linkTargets.map(resourceOfLink)

/** The record that a link names; an address names none. */
export function recordOfLink(link: string): { resource: ResourceName; id: number } | null {
  const reference = parseReference(link)
  return reference && { resource: resourceOfLink(reference.target), id: reference.id }
}

/** A link names the record, so that it follows when the record's address changes. */
export function toLink(resource: ResourceName, record: AdminRecord, locale: Locale): PickedLink {
  const title = titleOfRecord(record, locale)
  const address = inLocale(record.url, locale) || inLocale(record.urls, locale)
  const target = linkTargets.find((name) => resourceOfLink(name) === resource) ?? 'page'
  return { link: `${target}:${record.id}`, link_url: address, title }
}

export function inLocale(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const both = value as Record<string, unknown>
  const text = both[locale] || both[otherLocale(locale)]
  return typeof text === 'string' ? text : ''
}
