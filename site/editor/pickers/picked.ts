import type { Locale } from '#config'
import type { Image } from '#contract/common.ts'
import { parseReference } from '#contract/links/links.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForLink } from '#model/find-type.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { linkTargets } from '#model/types.ts'
import type { PickedLink } from '#modules/fields/services.tsx'

/** A back-office record, with both languages. */
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
    duotone: record.duotone === true,
  }
}

/** The resources that a link may target. */
export const linkResources = linkTargets.map(resourceForLink)

/** The record of an internal link; null for a URL. */
export function recordOfLink(link: string): { resource: ResourceName; id: number } | null {
  const reference = parseReference(link)
  return reference && { resource: resourceForLink(reference.target), id: reference.id }
}

/** The link contains the record's id, so that it survives a changed URL. */
export function toLink(resource: ResourceName, record: AdminRecord, locale: Locale): PickedLink {
  const title = recordTitle(resource, record, locale)
  const address = pickLocalised(record.url, locale) || pickLocalised(record.urls, locale)
  const target = linkTargets.find((name) => resourceForLink(name) === resource) ?? 'page'
  return { link: `${target}:${record.id}`, link_url: address, title }
}
