import * as contract from '#contract/date-notices.ts'
import { AppError } from '#contract/errors.ts'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { createFormLimits } from '#server/form-limits.ts'
import { issueTicket } from '#server/form-ticket.ts'
import { createMailLimits } from '#server/mail-limits.ts'
import { createThrottle } from '#server/throttle.ts'
import type { TypeApi } from '../define-api.ts'
import * as notices from './notices.server.ts'

const LIMITS = { name: 'notices', perAddress: 10, ofAll: 300 }
const LINKS_PER_ADDRESS = 30

/** Being told when a date changes. */
export const noticesApi: TypeApi = (on, services) => {
  const { database, secret, origin, addressOf } = services
  const counted = { db: database.db, secret }
  const limits = createFormLimits(services, LIMITS)
  const mailLimits = createMailLimits(services)
  const links = createThrottle(counted, { name: 'notice links', points: LINKS_PER_ADDRESS })

  on(contract.getNoticeOffer, async (deps, { params }, c) => {
    // Each reader has a ticket of their own.
    c.header('Cache-Control', 'no-store')
    await notices.requireOffer(deps, { id: params.id, mailer: services.mailer })
    return { offered: true, ticket: issueTicket({ secret, now: deps.now() }) }
  })
  on(contract.askForNotice, async (deps, { params, body: { email, ticket, [TRAP_FIELD]: trap } }, c) => {
    // No mail to an address that a program typed in; a person is shown the form again, with the field empty.
    if (trap !== '') throw new AppError('bad_input', { message: 'the trap field is filled in', fields: { ticket: ['send_again'] } })
    await limits.take({ ticket, address: addressOf(c), now: deps.now() })
    await mailLimits.take(email)
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
