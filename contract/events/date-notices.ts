import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { emailText, idParams, trapShape } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const ofVisitors = { tag: 'events', access: 'visitor' } as const
const token = z.object({ token: z.string().min(1).max(200) })

export const getDateNoticeOffer = endpoint({
  ...ofVisitors,
  id: 'get_date_notice_offer',
  summary: 'Whether one can be told by mail when a date changes, and the ticket that this is asked for with',
  method: 'GET',
  path: '/api/event-dates/{id}/notice/',
  params: idParams,
  response: z.object({ offered: z.boolean(), ticket: z.string() }),
  errors: ['bad_input', 'not_found'],
})

export const requestDateNotice = endpoint({
  ...ofVisitors,
  id: 'request_date_notice',
  summary:
    'Asks to be told when a date changes; nothing is sent but a link that confirms it. The answer says nothing of whether the address is known',
  method: 'POST',
  path: '/api/event-dates/{id}/notice/',
  params: idParams,
  body: z.object({ email: emailText().max(200), ticket: z.string().max(200), ...trapShape }),
  response: null,
  errors: ['bad_input', 'not_found', 'too_many_requests'],
})

export const confirmDateNotice = endpoint({
  ...ofVisitors,
  id: 'confirm_date_notice',
  summary: 'Confirms by the token of a mail that its reader has asked for it; again as often as one likes',
  method: 'POST',
  path: '/api/date-notices/confirm/',
  body: token,
  response: null,
  errors: ['bad_input', 'too_many_requests'],
})

export const cancelDateNotice = endpoint({
  ...ofVisitors,
  id: 'cancel_date_notice',
  summary: 'Deletes an address by the token that stands in every mail to it; also where it is gone already',
  method: 'POST',
  path: '/api/date-notices/leave/',
  body: token,
  response: null,
  errors: ['bad_input', 'too_many_requests'],
})

export const countDateNotices = endpoint({
  id: 'admin_count_date_notices',
  tag: 'admin',
  access: 'editor',
  summary: 'How many people are told when a date changes, and whether they can be',
  ...adminAddresses.countDateNotices,
  params: idParams,
  response: z.object({ count: z.int(), offered: z.boolean() }),
  errors: ['bad_input'],
})
