import type { ExportFormat } from '#contract/admin/resources/export.ts'
import { pluralName } from '#model/messages.ts'
import { requireReader } from '#server/services/accounts/areas.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { type ListQuery, listIds, loadRecords } from '../engine.ts'
import { exportColumns } from './columns.ts'
import { exportList } from './export-list.ts'
import { loadReferenceNames } from './names.ts'

type ExportRecordsOptions = Pick<ListQuery, 'ordering' | 'search' | 'filters'> & { format: ExportFormat }

export async function exportRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { format, ...query }: ExportRecordsOptions,
) {
  requireReader(deps, definition.name)
  return exportList(deps, {
    name: definition.name,
    title: pluralName(definition.name, deps.locale),
    format,
    listIds: (limit) => listIds(deps, definition, { ...query, limit }),
    load: (ids) => loadRecords(deps, definition, ids),
    tableOf: (isPrint) => {
      const columns = exportColumns(definition, { locale: deps.locale, isPrint })
      return {
        headings: columns.map(({ head }) => head),
        toRows: async (records) => {
          const names = await loadReferenceNames(deps, definition, records)
          return records.map((record) => columns.map(({ cell }) => cell(record, names)))
        },
      }
    },
  })
}
