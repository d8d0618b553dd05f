import { deleteBinRecord, listBinRecords, restoreBinRecord } from '#contract/admin/bin.ts'
import * as records from '#server/services/bin/records.ts'
import { restoreRecord } from '#server/services/bin/restore-record.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'
import { toPaged } from '../paged.ts'

export function binApi(api: Api, registry: EndpointRegistry, { origin }: { origin: string }): void {
  const on = implement(api, registry)
  on(listBinRecords, async (deps, { query }, c) => toPaged(c, origin, await records.listBinRecords(deps, query)))
  on(restoreBinRecord, (deps, { params, body }) => restoreRecord(deps, { id: params.id, set: body.set }))
  on(deleteBinRecord, (deps, { params }) => records.deleteBinRecord(deps, params.id))
}
