import type { Locale, Variant } from '#config'
import type { ContentType, LinkTarget, ResourceName, Screen, SectionOwnerType, SingletonScreen } from './define-type.ts'

const declarations = import.meta.glob<ContentType | readonly ContentType[]>('../content/*/type.ts', {
  eager: true,
  import: 'default',
})

/** Every content type; a folder with a type.ts is one, or several that belong together. */
export const contentTypes: readonly ContentType[] = Object.values(declarations).flat()

export const resourceNames = contentTypes.map(({ resource }) => resource as ResourceName)
export const linkTargets = contentTypes.flatMap(({ link }) => (link ? [link as LinkTarget] : []))
export const sectionOwnerTypes = contentTypes.flatMap(({ sectionOwner }) =>
  sectionOwner ? [sectionOwner as SectionOwnerType] : [],
)

/**
 * Every public path in German and English, without the language prefix (spec §2). Routes, links, menus, the page
 * lookup, hreflang and the sitemap read this table.
 */
export const screens = Object.assign({}, ...contentTypes.map((type) => type.screens)) as Readonly<
  Record<Screen, Readonly<Record<Locale, string>>>
>

export const screenQuery = Object.assign({}, ...contentTypes.map((type) => type.query)) as Readonly<
  Partial<Record<Screen, readonly string[]>>
>

/** The list that a screen shows one part of; null for other screens. */
export function parentListScreen(screen: Screen): SingletonScreen | null {
  const list = contentTypes.map(({ subScreens }) => subScreens?.[screen]).find((each) => each !== undefined)
  return (list as SingletonScreen | undefined) ?? null
}

/** That of its type, so that its error page has the right frame too. */
export function variantOfScreen(screen: Screen | undefined): Variant {
  return contentTypes.find(({ screens: screenTitles = {} }) => screen && screen in screenTitles)?.variant ?? 'orchestra'
}

const isSingle = (screen: Screen): screen is SingletonScreen =>
  !screens[screen].de.includes('{') && parentListScreen(screen) === null
export const singletonScreens = (Object.keys(screens) as Screen[]).filter(isSingle)

export const posterResources = contentTypes.flatMap(({ resource, poster }) =>
  poster ? [resource as ResourceName] : [],
)

export function findContentType(resource: string): ContentType | undefined {
  return contentTypes.find((type) => type.resource === resource)
}
