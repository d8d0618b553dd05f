import { toolbar } from '#config'

/** Toolbar sets of spec §3; `swp` offers the site's own, and stores and renders all; the table is our own. */
export const toolbarSets = {
  full: [
    'headline',
    'text',
    'table',
    'link',
    'image',
    'faq',
    'video',
    'audio',
    'viewer',
    'quote',
    'fullteaser',
    'teaserlist',
    'imagelist',
    'videolist',
    'socialmedia',
  ],
  site: ['headline', 'text', 'table', 'faq', 'image', 'video', 'fullteaser', 'viewer'],
} as const

export type ToolbarKind = (typeof toolbarSets)['full'][number]

const site: readonly ToolbarKind[] = toolbarSets[toolbar]

/** All kinds in toolbar order: the site's own set first. */
export const toolbarKinds: readonly ToolbarKind[] = [
  ...site,
  ...toolbarSets.full.filter((kind) => !site.includes(kind)),
]

/** The default of the settings. */
export const defaultToolbar: readonly ToolbarKind[] = site
