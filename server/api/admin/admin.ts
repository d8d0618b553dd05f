import type { z } from 'zod'
import * as attention from '#contract/admin/attention.ts'
import { exportAuditLog, listAuditLog } from '#contract/admin/audit-log.ts'
import { deleteBinRecord, listBinRecords, restoreBinRecord } from '#contract/admin/bin.ts'
import * as runs from '#contract/admin/import-runs.ts'
import { type listQuery, listResources, resourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { mergeableResources, mergeEndpoint } from '#contract/admin/resources/merge.ts'
import * as find from '#contract/admin/resources/quick-search.ts'
import * as system from '#contract/admin/system.ts'
import * as translations from '#contract/admin/translations.ts'
import { createThrottle } from '#server/limits/throttle.ts'
import { listAttention } from '#server/services/attention.ts'
import { exportLogEntries } from '#server/services/audit-log/export.ts'
import * as log from '#server/services/audit-log/list.ts'
import * as bin from '#server/services/bin/records.ts'
import { restoreRecord } from '#server/services/bin/restore-record.ts'
import { requireAdmin } from '#server/services/deps.ts'
import { getSystemStatus, sendTestMail } from '#server/services/operation/system.ts'
import { requireResource, resources } from '#server/services/resources/all.ts'
import { changeMany, undoMany } from '#server/services/resources/bulk.ts'
import { duplicateRecord, isCopyable } from '#server/services/resources/duplicate.ts'
import { createRecord, deleteRecords, getRecord, listRecords, updateRecord } from '#server/services/resources/engine.ts'
import { exportRecords } from '#server/services/resources/export/export-records.ts'
import { importTemplate } from '#server/services/resources/import/columns/template.ts'
import { importRecords } from '#server/services/resources/import/import-records.ts'
import { getRun, listRuns, undoRun } from '#server/services/resources/import/runs.ts'
import type { Filters } from '#server/services/resources/listing/list-query.ts'
import { quickSearch } from '#server/services/resources/listing/quick-search.ts'
import { mergeRecords } from '#server/services/resources/merge.ts'
import { pageBounds } from '#server/services/rows/paging.ts'
import { listOpenTexts } from '#server/services/translations/open-texts.ts'
import { getRecordText, translateRecordText } from '#server/services/translations/record-text.ts'
import { getModuleText } from '#server/services/translations/text-pair.ts'
import { findUses } from '#server/services/usage/usage.ts'
import type { On, TypeApi } from '../define-api.ts'
import { type ExportQuery, sendExport } from '../exchange/send-export.ts'
import { toPaged } from '../paged.ts'

const TEST_MAILS_PER_ACCOUNT = 5

/** Built once per process: zod schemas are slow to create and on first use. */
const served = resources.map((definition) => ({ definition, endpoints: resourceEndpoints(definition.name) }))

export const adminApi: TypeApi = (on, services) => {
  const { origin, certificate, database, secret } = services
  const testMails = createThrottle({ db: database.db, secret }, { name: 'test mails', points: TEST_MAILS_PER_ACCOUNT })

  on(listBinRecords, async (deps, { query }, c) => toPaged(c, origin, await bin.listBinRecords(deps, query)))
  on(restoreBinRecord, (deps, { params, body }) => restoreRecord(deps, { id: params.id, set: body.set }))
  on(deleteBinRecord, (deps, { params }) => bin.deleteBinRecord(deps, params.id))
  on(listAuditLog, async (deps, { query }, c) => toPaged(c, origin, await log.listLog(deps, query)))
  on(exportAuditLog, async (deps, { query: { lang, ...query } }) =>
    sendExport(query.format, await exportLogEntries({ ...deps, locale: lang ?? deps.locale }, query)),
  )
  on(system.getSystemStatus, (deps) => getSystemStatus(deps, services))
  on(system.sendTestMail, async (deps) => {
    await testMails.take(requireAdmin(deps).id)
    return sendTestMail(deps, services)
  })
  on(listResources, async () => Object.fromEntries(resources.map(({ name }) => [name, `${origin}/api/admin/${name}/`])))
  on(attention.listAttention, (deps) => listAttention(deps, { certificate }))
  on(find.quickSearch, (deps, { query }) => quickSearch(deps, query.q))
  on(translations.listOpenTexts, (deps) => listOpenTexts(deps))
  on(translations.getRecordText, (deps, { params }) => getRecordText(deps, params))
  on(translations.translateRecordText, (deps, { params, body }) => translateRecordText(deps, { ...params, ...body }))
  on(translations.getModuleText, (deps, { params }) => getModuleText(deps, params))
  on(runs.listImportRuns, (deps, { query }) => listRuns(deps, query.resource))
  on(runs.getImportRun, (deps, { params }) => getRun(deps, params.id))
  on(runs.undoImportRun, (deps, { params }) => undoRun(deps, params.id))
  for (const name of mergeableResources)
    on(mergeEndpoint(name), (deps, { body }) => mergeRecords(deps, requireResource(name), body))
  for (const resource of served) resourceApi(on, resource, origin)
}

function resourceApi(on: On, { definition, endpoints }: (typeof served)[number], origin: string): void {
  on(endpoints.list, async (deps, { query }, c) => {
    const { page, page_size, ordering, search, ...filters } = query as z.output<typeof listQuery> & Filters
    const { count, results } = await listRecords(deps, definition, {
      page,
      page_size,
      ordering,
      search,
      filters,
    })
    pageBounds({ page, count, pageSize: page_size })
    return toPaged(c, origin, { count, page, pageSize: page_size, results })
  })
  on(endpoints.export, async (deps, { query }) => {
    const { format, lang, ordering, search, ...filters } = query as ExportQuery
    const exported = await exportRecords({ ...deps, locale: lang ?? deps.locale }, definition, {
      format,
      ordering,
      search,
      filters,
    })
    return sendExport(format, exported)
  })
  on(endpoints.import, (deps, { body }) => importRecords(deps, definition, body))
  on(endpoints.importTemplate, (deps) => importTemplate(deps, definition))
  on(endpoints.usage, async (deps, { query }) =>
    [...(await findUses(deps, definition, query.id))].map(([id, places]) => ({ id, places })),
  )
  on(endpoints.bulk, async (deps, { body }) => {
    if ('delete' in body) {
      await deleteRecords(
        deps,
        definition,
        body.ids.map((id) => ({ id })),
      )
      return { updated: body.ids.length, changed: [] }
    }
    if ('undo' in body) {
      const { changes, created, deleted } = body.undo
      return {
        updated: changes.length + created.length + deleted.length,
        changed: await undoMany(deps, definition, body.undo),
      }
    }
    const changes = 'changes' in body ? body.changes : body.ids.map((id) => ({ id, set: body.set }))
    const changed = await changeMany(deps, definition, changes)
    return { updated: changed.length, changed }
  })
  if (definition.creatable) on(endpoints.create, (deps, { body }) => createRecord(deps, definition, body))
  on(endpoints.get, (deps, { params }) => getRecord(deps, definition, params.id))
  on(endpoints.update, (deps, { params, body }) => {
    const { version, ...changes } = body as { version?: number }
    return updateRecord(deps, definition, { id: params.id, version, body: changes })
  })
  on(endpoints.remove, (deps, { params }) => deleteRecords(deps, definition, [{ id: params.id }]))
  if (isCopyable(definition))
    on(endpoints.duplicate, (deps, { params, query }) =>
      duplicateRecord(deps, definition, { id: params.id, shiftWeeks: query.shift_weeks }),
    )
}
