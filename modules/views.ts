import type { ModuleView } from './define.tsx'

const views = import.meta.glob<ModuleView>('./*/view.tsx', { eager: true, import: 'default' })

/** The folder is the kind, so that no schema is needed to find a view. */
export const moduleViews: ReadonlyMap<string, ModuleView> = new Map(
  Object.entries(views).map(([path, view]) => [path.split('/')[1] ?? '', view]),
)
