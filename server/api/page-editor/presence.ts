import * as contract from '#contract/presence/endpoints.ts'
import * as presence from '#server/services/presence.ts'
import type { TypeApi } from '../define-api.ts'

export const presenceApi: TypeApi = (on) => {
  on(contract.listPresence, (deps, { query }) => presence.listPresence(deps, query))
  on(contract.sendHeartbeat, (deps, { body }) => presence.recordHeartbeat(deps, body))
  on(contract.leavePresence, (deps, { body }) => presence.leavePresence(deps, body))
}
