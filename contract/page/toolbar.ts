import { toolbar, toolbarSets } from '#config'

export type ToolbarKind = (typeof toolbarSets)['full'][number]

const site: readonly ToolbarKind[] = toolbarSets[toolbar]

/** All kinds in toolbar order: the site's own set first. */
export const toolbarKinds: readonly ToolbarKind[] = [
  ...site,
  ...toolbarSets.full.filter((kind) => !site.includes(kind)),
]

/** The default of the settings. */
export const defaultToolbar: readonly ToolbarKind[] = site
