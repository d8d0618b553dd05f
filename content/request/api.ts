import { TRAP_FIELD } from '#contract/form-trap.ts'
import { createFormLimits } from '#server/form-limits.ts'
import { keepTicket } from '#server/form-ticket.ts'
import { createMailLimits } from '#server/mail-limits.ts'
import { requestLimits } from '#server/services/request-limits.ts'
import type { TypeApi } from '../define-api.ts'
import { checkRequestWish, createRequest, getRequestOptions } from './endpoints.ts'
import { receiveRequest, requireWish } from './receive.server.ts'
import * as requests from './service.ts'

const REQUESTS_OF_ALL = 200

const api: TypeApi = (on, services) => {
  const { secret, origin } = services
  const limits = createFormLimits(services, {
    name: 'requests',
    perAddress: requestLimits.perAddress,
    ofAll: REQUESTS_OF_ALL,
  })
  const mailLimits = createMailLimits(services)

  on(getRequestOptions, (deps) => requests.getRequestOptions(deps, { confirms: services.mailer !== null }))
  on(checkRequestWish, async (deps, { body }) => {
    await requireWish(deps, body)
    return { ticket: keepTicket(body.ticket, { secret, now: deps.now() }) }
  })
  on(createRequest, async (deps, { body: { ticket, [TRAP_FIELD]: trap, consent: _, ...request } }, c) => {
    const { nonce } = await limits.take({ ticket, address: services.addressOf(c), now: deps.now() })
    const isSuspected = trap !== ''
    if (services.mailer && request.email !== '' && !isSuspected) await mailLimits.take(request.email)
    const { mailed } = await receiveRequest(deps, { request, isSuspected, nonce, mailer: services.mailer, origin })
    return { mailed }
  })
}

export default api
