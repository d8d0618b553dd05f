import * as endpoints from '#contract/admin/system.ts'
import type { Services } from '#server/create-services.ts'
import { createThrottle } from '#server/limits/throttle.ts'
import { requireAdmin } from '#server/services/deps.ts'
import { getSystemStatus, sendTestMail } from '#server/services/operation/system.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'

const MAILS_PER_ACCOUNT = 5

export function systemApi(api: Api, registry: EndpointRegistry, services: Services): void {
  const on = implement(api, registry)
  const perAccount = createThrottle(
    { db: services.database.db, secret: services.secret },
    { name: 'test mails', points: MAILS_PER_ACCOUNT },
  )

  on(endpoints.getSystemStatus, (deps) => getSystemStatus(deps, services))
  on(endpoints.sendTestMail, async (deps) => {
    await perAccount.take(requireAdmin(deps).id)
    return sendTestMail(deps, services)
  })
}
