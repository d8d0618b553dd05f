import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { emailText, nameText, paged, partialBody } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { areas, contentAreas } from '#model/areas.ts'
import { listQuery } from '../resources/endpoints.ts'
import { invitationSchema, personName } from './invitations.ts'
import { MAX_PASSWORD_CHARACTERS, newPassword } from './password.ts'

const userBody = z.object({
  email: emailText().max(254),
  name: personName,
  role: z.enum(['editor', 'admin']),
  areas: z
    .array(z.enum(areas))
    .max(areas.length)
    .default([...contentAreas]),
})
const userSchema = userBody.extend({
  id: z.string(),
  created_at: z.string(),
  second_factor: z.boolean(),
  /** Only `active` accounts have a password; the others need an open invitation to set one. */
  state: z.enum(['active', 'invited', 'expired', 'withdrawn']),
  /** The time of the last invitation; null when there is none or it expired long ago. */
  invited_at: z.string().nullable(),
  invited_until: z.string().nullable(),
  accepted_at: z.string().nullable(),
})
const userParams = z.object({ id: z.string().min(1).max(100) })
const common = { tag: 'admin: users', access: 'accounts' } as const
const errors = ['bad_input', 'not_found', 'stale_login'] as const

export const listUsers = endpoint({
  ...common,
  id: 'admin_list_users',
  summary: 'One page of the accounts',
  method: 'GET',
  path: '/api/admin/users/',
  query: listQuery.extend({
    ordering: z.enum(['id', 'name', 'email', 'created_at', '-id', '-name', '-email', '-created_at']).default('name'),
  }),
  response: paged(userSchema),
  errors: ['bad_input', 'not_found'],
})
export const getUserAccount = endpoint({
  ...common,
  id: 'admin_get_user',
  summary: 'One account',
  method: 'GET',
  path: '/api/admin/users/{id}/',
  params: userParams,
  response: userSchema,
  errors: ['not_found'],
})
export const createUserAccount = endpoint({
  ...common,
  id: 'admin_create_user',
  summary: 'Creates an account and invites its person to choose a password',
  method: 'POST',
  path: '/api/admin/users/',
  body: userBody,
  status: 201,
  response: userSchema.extend({ invitation: invitationSchema }),
  errors: ['bad_input', 'stale_login'],
})
export const updateUserAccount = endpoint({
  ...common,
  id: 'admin_update_user',
  summary: 'Changes an account; another role signs it out everywhere',
  method: 'POST',
  otherMethods: ['PATCH', 'PUT'],
  path: '/api/admin/users/{id}/',
  params: userParams,
  body: partialBody(userBody),
  response: userSchema,
  errors,
})
export const deleteUserAccount = endpoint({
  ...common,
  id: 'admin_delete_user',
  summary: 'Deletes an account; the last admin stays',
  method: 'DELETE',
  path: '/api/admin/users/{id}/',
  params: userParams,
  response: null,
  errors,
})
export const createResetLink = endpoint({
  ...common,
  id: 'admin_reset_link',
  summary: 'A link to choose a new password; `sent` when it went out by e-mail',
  ...adminAddresses.createResetLink,
  params: userParams,
  response: z.object({ url: z.string(), sent: z.boolean() }),
  errors,
})
export const signOutEverywhere = endpoint({
  ...common,
  id: 'admin_sign_out',
  summary: 'Ends every session of an account',
  ...adminAddresses.signOutEverywhere,
  params: userParams,
  response: null,
  errors,
})

export const removeSecondFactor = endpoint({
  ...common,
  id: 'admin_remove_second_factor',
  summary: 'Takes the second factor of an account away, whose phone is lost; ends its sessions',
  ...adminAddresses.removeSecondFactor,
  params: userParams,
  response: null,
  errors,
})

export const changePassword = endpoint({
  tag: 'account',
  access: 'own',
  id: 'change_password',
  summary: 'Changes the own password; other sessions end',
  ...adminAddresses.changePassword,
  body: z.object({ current: z.string().min(1).max(MAX_PASSWORD_CHARACTERS), password: newPassword }),
  response: null,
  errors: ['bad_input', 'too_many_requests'],
})
export const renameOwnAccount = endpoint({
  tag: 'account',
  access: 'own',
  id: 'rename_own_account',
  summary: 'Changes the name of the own account',
  ...adminAddresses.renameOwnAccount,
  body: z.object({ name: personName }),
  response: null,
  errors: ['bad_input'],
})
export const requestResetLink = endpoint({
  tag: 'account',
  access: 'visitor',
  id: 'request_reset_link',
  summary:
    'Sends a link to choose a new password to an account, if there is one; `by_mail` says whether this installation sends e-mail at all',
  ...adminAddresses.requestResetLink,
  body: z.object({ email: nameText().min(1).max(254) }),
  response: z.object({ by_mail: z.boolean() }),
  errors: ['bad_input', 'too_many_requests'],
})
export const resetPassword = endpoint({
  tag: 'account',
  access: 'visitor',
  id: 'reset_password',
  summary: 'Sets a new password by the token of a reset link',
  ...adminAddresses.resetPassword,
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  response: null,
  errors: ['bad_input', 'too_many_requests'],
})
