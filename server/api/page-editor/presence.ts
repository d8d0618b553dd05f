import * as contract from '#contract/presence/endpoints.ts'
import * as presence from '#server/services/presence.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'

export function presenceApi(api: Api, registry: EndpointRegistry): void {
  const on = implement(api, registry)
  on(contract.listPresence, (deps, { query }) => presence.listPresence(deps, query))
  on(contract.sendHeartbeat, (deps, { body }) => presence.recordHeartbeat(deps, body))
  on(contract.leavePresence, (deps, { body }) => presence.leavePresence(deps, body))
}
