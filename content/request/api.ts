import { keepTicket, requireTicket } from '#server/form-ticket.ts'
import { requestLimits } from '#server/services/request-limits.ts'
import { createThrottle } from '#server/throttle.ts'
import type { TypeApi } from '../define-api.ts'
import { checkRequestWish, createRequest, getRequestOptions } from './endpoints.ts'
import { receiveRequest, requireWish } from './receive.server.ts'
import * as requests from './service.ts'

const REQUESTS_OF_ALL = 200

const api: TypeApi = (on, services) => {
  const { database, secret, origin } = services
  const counted = { db: database.db, secret }
  const perAddress = createThrottle(counted, { name: 'requests', points: requestLimits.perAddress })
  const ofAll = createThrottle(counted, { name: 'all requests', points: REQUESTS_OF_ALL })

  on(getRequestOptions, (deps) => requests.getRequestOptions(deps, { confirms: services.mailer !== null }))
  on(checkRequestWish, async (deps, { body }) => {
    await requireWish(deps, body)
    return { ticket: keepTicket(body.ticket, { secret, now: deps.now() }) }
  })
  on(createRequest, async (deps, { body: { ticket, website, consent: _, ...request } }, c) => {
    // A program has filled in what people do not see: it learns nothing.
    if (website !== '') return { mailed: false }
    const { nonce } = requireTicket(ticket, { secret, now: deps.now() })
    await perAddress.take(services.addressOf(c))
    await ofAll.take('all')
    const { mailed } = await receiveRequest(deps, { request, nonce, mailer: services.mailer, origin })
    return { mailed }
  })
}

export default api
