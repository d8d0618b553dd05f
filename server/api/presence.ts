import * as contract from '#contract/presence/endpoints.ts'
import * as presence from '#server/services/presence.ts'
import { type Api, implement, type Registry } from './implement.ts'

/** Who edits what at the moment. */
export function presenceApi(api: Api, registry: Registry): void {
  const on = implement(api, registry)
  on(contract.listPresent, (deps, { query }) => presence.listPresent(deps, query))
  on(contract.stayPresent, (deps, { body }) => presence.stayPresent(deps, body))
  on(contract.leavePresence, (deps, { body }) => presence.leavePresence(deps, body))
}
