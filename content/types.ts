import type { Locale } from '#config'
import type { ContainerType, ContentType, LinkTarget, ResourceName, Screen, SingleScreen } from './define.ts'

const found = import.meta.glob<ContentType | readonly ContentType[]>('./*/type.ts', { eager: true, import: 'default' })

/** Every content type; a folder with a type.ts is one, or several that belong together. */
export const contentTypes: readonly ContentType[] = Object.values(found).flat()

export const resourceNames = contentTypes.map(({ resource }) => resource as ResourceName)
export const linkTargets = contentTypes.flatMap(({ link }) => (link ? [link as LinkTarget] : []))
export const containerTypes = contentTypes.flatMap(({ container }) => (container ? [container as ContainerType] : []))

/**
 * Every public address in German and English, without the language prefix (spec §2). Routes, links, menus, the page
 * lookup, hreflang and the sitemap read this one table.
 */
export const screens = Object.assign({}, ...contentTypes.map((type) => type.screens)) as Readonly<
  Record<Screen, Readonly<Record<Locale, string>>>
>

/** The parameters that each screen reads. */
export const screenQuery = Object.assign({}, ...contentTypes.map((type) => type.query)) as Readonly<
  Partial<Record<Screen, readonly string[]>>
>

/** The list that a screen shows one part of; null for the screens that are whole. */
export function listOfPart(screen: Screen): SingleScreen | null {
  const list = contentTypes.map(({ parts }) => parts?.[screen]).find((each) => each !== undefined)
  return (list as SingleScreen | undefined) ?? null
}

const isSingle = (screen: Screen): screen is SingleScreen =>
  !screens[screen].de.includes('{') && listOfPart(screen) === null
export const singleScreens = (Object.keys(screens) as Screen[]).filter(isSingle)

/** Whose records have a poster address. */
export const posterResources = contentTypes.flatMap(({ resource, poster }) =>
  poster ? [resource as ResourceName] : [],
)

export function typeOfResource(resource: string): ContentType | undefined {
  return contentTypes.find((type) => type.resource === resource)
}

/** Whether what is deleted can come back; what is no content is gone. */
export function isBinned(resource: string): boolean {
  const type = typeOfResource(resource)
  return type !== undefined && !type.final
}

/** Where the back office keeps what a link of this kind leads to. */
export function resourceOfLink(target: LinkTarget): ResourceName {
  const type = contentTypes.find(({ link }) => link === target)
  if (!type) throw new Error(`no content type is linked as ${target}`)
  return type.resource as ResourceName
}

/** Where the back office keeps what sections of this kind attach to. */
export function resourceOfContainer(container: ContainerType): ResourceName {
  const type = contentTypes.find((each) => each.container === container)
  if (!type) throw new Error(`no content type has sections as ${container}`)
  return type.resource as ResourceName
}

export function containerOf(resource: ResourceName): ContainerType | undefined {
  return typeOfResource(resource)?.container as ContainerType | undefined
}
