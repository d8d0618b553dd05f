import { exportAuditLog, listAuditLog } from '#contract/admin/audit-log.ts'
import { exportLogEntries } from '#server/services/audit-log/export.ts'
import * as log from '#server/services/audit-log/list.ts'
import { sendExport } from '../exchange/send-export.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'
import { toPaged } from '../paged.ts'

export function auditLogApi(api: Api, registry: EndpointRegistry, { origin }: { origin: string }): void {
  const on = implement(api, registry)
  on(listAuditLog, async (deps, { query }, c) => toPaged(c, origin, await log.listLog(deps, query)))
  on(exportAuditLog, async (deps, { query: { lang, ...query } }) =>
    sendExport(query.format, await exportLogEntries({ ...deps, locale: lang ?? deps.locale }, query)),
  )
}
