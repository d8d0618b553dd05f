import * as endpoints from '#contract/admin/system.ts'
import type { Services } from '../create-services.ts'
import { requireAdmin } from '../services/deps.ts'
import { getSystemStatus, sendTestMail } from '../services/system.ts'
import { createThrottle } from '../throttle.ts'
import { type Api, type EndpointRegistry, implement } from './implement.ts'

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
