import type { ResourceName } from '#model/define-type.ts'
import type { ResourceTable } from './define-table.ts'
import { tablesByResource } from './table-of.ts'

// Fills `tablesByResource`.
import.meta.glob('../../content/*/table.ts', { eager: true })

/** Where the records of each resource are stored. */
export const resourceTables = Object.fromEntries(tablesByResource) as Readonly<Record<ResourceName, ResourceTable>>
