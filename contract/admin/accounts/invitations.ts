import { z } from 'zod'
import { userSchema } from '#contract/account.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { nameText } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { newPassword } from './password.ts'

const ofUser = {
  tag: 'admin: users',
  access: 'accounts',
  path: '/api/admin/users/{id}/invitation/',
  params: z.object({ id: z.string().min(1).max(100) }),
  errors: ['bad_input', 'not_found', 'stale_login'],
} as const
const token = z.string().min(1).max(200)
export const personName = nameText().min(1).max(120)

/** `url` is returned once, because only its hash is stored; `sent`: whether it is mailed. */
export const invitationSchema = z
  .object({ url: z.string(), sent: z.boolean(), until: z.string() })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof invitationSchema>

export const createInvitation = endpoint({
  ...ofUser,
  id: 'admin_create_invitation',
  summary: 'A new invitation to an account that has no password yet; the one before no longer works',
  ...adminAddresses.createInvitation,
  response: invitationSchema,
})
export const revokeInvitation = endpoint({
  ...ofUser,
  id: 'admin_revoke_invitation',
  summary: 'The invitation no longer works; the account stays',
  ...adminAddresses.revokeInvitation,
  response: null,
})
export const readInvitation = endpoint({
  tag: 'account',
  access: 'visitor',
  id: 'read_invitation',
  summary: 'Whom a link invites, or why it does not any more',
  ...adminAddresses.readInvitation,
  body: z.object({ token }),
  response: z.object({ name: z.string(), email: z.string(), until: z.string() }),
  errors: ['bad_input', 'too_many_requests'],
})
export const acceptInvitation = endpoint({
  tag: 'account',
  access: 'visitor',
  id: 'accept_invitation',
  summary: 'Sets the name and the first password of an account by the token of its invitation, once, and logs in',
  ...adminAddresses.acceptInvitation,
  body: z.object({ token, name: personName, password: newPassword }),
  response: userSchema,
  errors: ['bad_input', 'too_many_requests'],
})
