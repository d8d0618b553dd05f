import { exportLog, listLog } from '#contract/admin/audit-log.ts'
import { exportLogEntries } from '#server/services/audit-log/export.ts'
import * as log from '#server/services/audit-log/list.ts'
import { type Api, implement, type Registry } from './implement.ts'
import { toPaged } from './paged.ts'
import { sendExport } from './send-export.ts'

/** Who did what. */
export function auditLogApi(api: Api, registry: Registry, { origin }: { origin: string }): void {
  const on = implement(api, registry)
  on(listLog, async (deps, { query }, c) => toPaged(c, origin, await log.listLog(deps, query)))
  on(exportLog, async (deps, { query: { lang, ...query } }) =>
    sendExport(query.format, await exportLogEntries({ ...deps, locale: lang ?? deps.locale }, query)),
  )
}
