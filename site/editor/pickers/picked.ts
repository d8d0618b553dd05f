import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { pickLocalised, recordTitle } from '#content/titles.ts'
import { linkTargets, resourceForLink } from '#content/types.ts'
import type { Image } from '#contract/common.ts'
import { parseReference } from '#contract/links.ts'
import type { PickedLink } from '#modules/fields/services.tsx'

/** A record of the back office; it speaks both languages at once. */
export type AdminRecord = { id: number; [field: string]: unknown }

export function toImage(record: AdminRecord, locale: Locale): Image {
  const number = (field: string, otherwise: number) =>
    typeof record[field] === 'number' ? (record[field] as number) : otherwise
  const hash = String(record.hash ?? '')
  return {
    id: record.id,
    url: `/media/${record.id}/xlarge.jpg?v=${hash}`,
    text: pickLocalised(record.alt, locale) || pickLocalised(record.text, locale),
    copyright: pickLocalised(record.credit, locale),
    width: number('width', 1),
    height: number('height', 1),
    focal_x: number('focal_x', 0.5),
    focal_y: number('focal_y', 0.5),
    hash,
  }
}

/** The resources that a link may lead to. */
export const linkResources = linkTargets.map(resourceForLink)

/** The record that a link names; an address names none. */
export function recordOfLink(link: string): { resource: ResourceName; id: number } | null {
  const reference = parseReference(link)
  return reference && { resource: resourceForLink(reference.target), id: reference.id }
}

/** A link names the record, so that it follows when the record's address changes. */
export function toLink(resource: ResourceName, record: AdminRecord, locale: Locale): PickedLink {
  const title = recordTitle(resource, record, locale)
  const address = pickLocalised(record.url, locale) || pickLocalised(record.urls, locale)
  const target = linkTargets.find((name) => resourceForLink(name) === resource) ?? 'page'
  return { link: `${target}:${record.id}`, link_url: address, title }
}
