import {
  changePassword,
  createResetLink,
  createUserAccount,
  deleteUserAccount,
  getUserAccount,
  listUsers,
  patchUserAccount,
  putUserAccount,
  removeSecondFactor,
  resetPassword,
  signOutEverywhere,
  updateUserAccount,
} from '#contract/admin/users.ts'
import type { Services } from '../create-services.ts'
import { requireEditor } from '../services/deps.ts'
import * as factors from '../services/second-factor.ts'
import * as users from '../services/users.ts'
import { type Api, implement, type Registry } from './implement.ts'
import { toPaged } from './paged.ts'

/** Accounts, for admins; the own password and a reset link's for anyone who has it. */
export function usersApi(api: Api, registry: Registry, { auth, origin, mailer, throttle, addressOf }: Services): void {
  const on = implement(api, registry)

  on(listUsers, async (deps, { query }, c) => toPaged(c, origin, await users.listUsers(deps, query)))
  on(createUserAccount, (deps, { body }) => users.createAccount({ ...deps, auth }, body))
  on(getUserAccount, (deps, { params }) => users.getUser(deps, params.id))
  for (const update of [updateUserAccount, patchUserAccount, putUserAccount]) {
    on(update, (deps, { params, body }) => users.updateAccount({ ...deps, auth }, { ...body, id: params.id }))
  }
  on(deleteUserAccount, (deps, { params }) => users.deleteAccount(deps, params.id))
  on(createResetLink, (deps, { params }) => users.createResetLink({ ...deps, auth }, { id: params.id, origin, mailer }))
  on(signOutEverywhere, (deps, { params }) => users.signOutEverywhere(deps, params.id))

  on(removeSecondFactor, (deps, { params }) => factors.removeSecondFactor(deps, params.id))

  on(changePassword, async (deps, { body }, c) => {
    const { id, email } = requireEditor(deps)
    const attempt = { email, address: addressOf(c) }
    await throttle.take(attempt)
    await users.changeOwnPassword({ ...deps, auth }, { ...body, id, sessionToken: c.get('sessionToken') ?? '' })
    await throttle.forgive(attempt)
  })
  on(resetPassword, async (deps, { body }, c) => {
    await throttle.take({ email: body.token, address: addressOf(c) })
    await users.resetPassword({ ...deps, auth }, body)
  })
}
