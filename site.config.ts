/**
 * Identity and choices of this installation. Imported by every layer; imports nothing. `versioning`: pages are saved
 * as drafts.
 */
export const website = { identifier: 'swp', instance: 'live', versioning: false } as const

export const organisationName = 'Südwestphilharmonie'

/** spec §9: German is the default, every public path starts with its language. */
export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'de'

export const timeZone = 'Europe/Berlin'

export const variants = ['orchestra', 'school'] as const
export type Variant = (typeof variants)[number]
export const defaultVariant: Variant = 'orchestra'

/** A set of `contract/page/toolbar.ts`. */
export const toolbar: 'full' | 'site' = 'site'

/** spec §5 limits the hosts; https only, including subdomains. */
export const embedHosts = {
  youtube: ['youtube.com', 'youtube-nocookie.com'],
  vimeo: ['vimeo.com'],
  youtubeShort: ['youtu.be'],
  soundcloud: ['soundcloud.com'],
  spotify: ['spotify.com'],
  applepodcasts: ['podcasts.apple.com'],
  podigee: ['podigee.io', 'podigee.com'],
  issuu: ['issuu.com'],
  yumpu: ['yumpu.com'],
  calameo: ['calameo.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  x: ['x.com'],
  tiktok: ['tiktok.com'],
} as const
export type EmbedService = keyof typeof embedHosts

/** Column layouts by index, as 12-column spans. */
export const columnLayouts = [
  { name: '100%', spans: [12] },
  { name: '67%-33%', spans: [8, 4] },
  { name: '33%-67%', spans: [4, 8] },
  { name: '50%-50%', spans: [6, 6] },
  { name: '33%-33%-33%', spans: [4, 4, 4] },
  { name: '25%-50%-25%', spans: [3, 6, 3] },
] as const

/** spec §7: the path of the example call that a visit makes, after its language; empty for none. */
export const examplePath: string = ''

/**
 * When React hydrates a page: on the visitor's first action (docs/decisions/0012-first-view.md), or on load, React
 * Router's default.
 */
export const hydration: 'first-act' | 'load' = 'first-act'

export const PAGE_SIZE = 12
