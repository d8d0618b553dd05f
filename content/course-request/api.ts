import { TRAP_FIELD } from '#contract/form-trap.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { createFormLimits } from '#server/limits/form-limits.ts'
import { reuseOrIssueTicket } from '#server/limits/form-ticket.ts'
import { createMailLimits } from '#server/limits/mail-limits.ts'
import { checkCourseChoice, createRequest, getRequestOptions } from './endpoints.ts'
import { courseRequestLimits } from './limits.server.ts'
import { listReplies, listReplyTemplates, saveReplyTemplate, sendReply } from './replies/endpoints.ts'
import * as replies from './replies/replies.server.ts'
import * as templates from './replies/templates.server.ts'
import * as requests from './service.ts'

const REQUESTS_OF_ALL = 200

const api: TypeApi = (on, services) => {
  const { secret, origin } = services
  const limits = createFormLimits(services, {
    name: 'requests',
    perAddress: courseRequestLimits.perAddress,
    ofAll: REQUESTS_OF_ALL,
  })
  const mailLimits = createMailLimits(services)

  on(getRequestOptions, (deps) => requests.getRequestOptions(deps, { confirms: services.mailer !== null }))
  on(checkCourseChoice, async (deps, { body }) => {
    await requests.requireCourseChoice(deps, body)
    return { ticket: reuseOrIssueTicket(body.ticket, { secret, now: deps.now() }) }
  })
  on(createRequest, async (deps, { body: { ticket, [TRAP_FIELD]: trap, consent: _, ...request } }, c) => {
    const { nonce } = await limits.take({ ticket, address: services.clientIp(c), now: deps.now() })
    const isSuspected = trap !== ''
    if (services.mailer && request.email !== '' && !isSuspected) await mailLimits.take(request.email)
    const { mailed } = await requests.submitCourseRequest(deps, {
      request,
      isSuspected,
      nonce,
      mailer: services.mailer,
      origin,
    })
    return { mailed }
  })
  on(listReplies, (deps, { params, query }) =>
    replies.listReplies(deps, { id: params.id, query, mailer: services.mailer }),
  )
  on(listReplyTemplates, templates.listTemplates)
  on(saveReplyTemplate, (deps, { params, body }) => templates.saveTemplate(deps, { kind: params.kind, body }))
  on(sendReply, (deps, { params, body }) => replies.sendReply(deps, { id: params.id, body, mailer: services.mailer }))
}

export default api
