import * as contract from '#contract/date-notices.ts'
import { issueTicket, requireTicket } from '#server/form-ticket.ts'
import { createThrottle } from '#server/throttle.ts'
import type { TypeApi } from '../define-api.ts'
import * as notices from './notices.server.ts'

const ASKED_PER_ADDRESS = 10
const ASKED_PER_READER = 5
const ASKED_OF_ALL = 300
const LINKS_PER_ADDRESS = 30

/** Being told when a date changes. */
export const noticesApi: TypeApi = (on, services) => {
  const { database, secret, origin, addressOf } = services
  const counted = { db: database.db, secret }
  const perAddress = createThrottle(counted, { name: 'notices', points: ASKED_PER_ADDRESS })
  const perReader = createThrottle(counted, { name: 'notices to', points: ASKED_PER_READER })
  const ofAll = createThrottle(counted, { name: 'all notices', points: ASKED_OF_ALL })
  const links = createThrottle(counted, { name: 'notice links', points: LINKS_PER_ADDRESS })

  on(contract.getNoticeOffer, async (deps, { params }) => {
    await notices.requireOffer(deps, { id: params.id, mailer: services.mailer })
    return { offered: true, ticket: issueTicket({ secret, now: deps.now() }) }
  })
  on(contract.askForNotice, async (deps, { params, body: { email, ticket, website } }, c) => {
    // A program has filled in what people do not see: it learns nothing.
    if (website !== '') return undefined
    requireTicket(ticket, { secret, now: deps.now() })
    await perAddress.take(addressOf(c))
    await perReader.take(email.toLowerCase())
    await ofAll.take('all')
    await notices.askForNotice(deps, { id: params.id, email, mailer: services.mailer, origin, secret })
    return undefined
  })
  on(contract.confirmNotice, async (deps, { body: { token } }, c) => {
    await links.take(addressOf(c))
    await notices.confirmNotice(deps, { token, secret })
    return undefined
  })
  on(contract.leaveNotice, async (deps, { body: { token } }, c) => {
    await links.take(addressOf(c))
    await notices.leaveNotice(deps, { token, secret })
    return undefined
  })
  on(contract.countNotices, async (deps, { params }) => ({ count: await notices.countNotices(deps, params.id), offered: services.mailer !== null }))
}
