import type { LinkTarget, ResourceName, SectionOwnerType } from './define-type.ts'
import { contentTypes, findContentType } from './types.ts'

// Apart from `types.ts`, which visitors download.

/** False for types that are deleted for good. */
export function isBinned(resource: string): boolean {
  const type = findContentType(resource)
  return type !== undefined && !type.deletesForGood
}

export function resourceForLink(target: LinkTarget): ResourceName {
  const type = contentTypes.find(({ link }) => link === target)
  if (!type) throw new Error(`no content type is linked as ${target}`)
  return type.resource as ResourceName
}

export function resourceForSectionOwner(container: SectionOwnerType): ResourceName {
  const type = contentTypes.find((each) => each.sectionOwner === container)
  if (!type) throw new Error(`no content type has sections as ${container}`)
  return type.resource as ResourceName
}

export function sectionOwnerTypeFor(resource: ResourceName): SectionOwnerType | undefined {
  return findContentType(resource)?.sectionOwner as SectionOwnerType | undefined
}
