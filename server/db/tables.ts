import type { ResourceName } from '#model/define-type.ts'
import type { ResourceTable, TypeTables } from './define-table.ts'

const tableModules = import.meta.glob<TypeTables>('../../content/*/table.ts', { eager: true, import: 'default' })

/** Where the records of each resource are stored. */
export const resourceTables = Object.assign({}, ...Object.values(tableModules)) as Readonly<
  Record<ResourceName, ResourceTable>
>
