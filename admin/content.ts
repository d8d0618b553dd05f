import type { ContentResource } from './define-resource.tsx'

const contentModules = import.meta.glob<ContentResource | readonly ContentResource[]>('../content/*/admin.tsx', {
  eager: true,
  import: 'default',
})

/** The areas of the content types: their lists and forms. */
export const contentResources: readonly ContentResource[] = Object.values(contentModules)
  .flat()
  .toSorted((a, b) => a.menu.order - b.menu.order)
