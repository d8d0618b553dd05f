import {
  acceptInvitation,
  createInvitation,
  readInvitation,
  revokeInvitation,
} from '#contract/admin/accounts/invitations.ts'
import {
  changePassword,
  createResetLink,
  createUserAccount,
  deleteUserAccount,
  getUserAccount,
  listUsers,
  removeSecondFactor,
  renameOwnAccount,
  requestResetLink,
  resetPassword,
  signOutEverywhere,
  updateUserAccount,
} from '#contract/admin/accounts/users.ts'
import { signIn } from '#server/accounts/sign-in.ts'
import * as invitations from '#server/services/accounts/invitations.ts'
import * as factors from '#server/services/accounts/second-factor.ts'
import * as users from '#server/services/accounts/users.ts'
import { type Deps, requireSession } from '#server/services/deps.ts'
import type { TypeApi } from '../define-api.ts'
import { toPaged } from '../paged.ts'
import { startSession } from './start-session.ts'

/** Accounts, for admins; the own password and reset links for everyone. */
export const usersApi: TypeApi = (on, services) => {
  const { auth, origin, throttle, clientIp, secret, secure } = services
  const sending = () => ({ origin, mailer: services.mailer })
  const withMailer = (deps: Deps) => ({ ...deps, auth, mailer: services.mailer })

  on(listUsers, async (deps, { query }, c) => toPaged(c, origin, await users.listUsers(deps, query)))
  on(createUserAccount, (deps, { body }) => users.createAccount(deps, { ...body, sending: sending() }))
  on(getUserAccount, (deps, { params }) => users.getUser(deps, params.id))
  on(updateUserAccount, (deps, { params, body }) => users.updateAccount(withMailer(deps), { ...body, id: params.id }))
  on(deleteUserAccount, (deps, { params }) => users.deleteAccount(deps, params.id))
  on(createResetLink, (deps, { params }) => users.createResetLink({ ...deps, auth }, { id: params.id, ...sending() }))
  on(signOutEverywhere, (deps, { params }) => users.signOutEverywhere(deps, params.id))

  on(removeSecondFactor, (deps, { params }) => factors.removeSecondFactor(withMailer(deps), params.id))

  on(createInvitation, (deps, { params }) => invitations.renewInvitation(deps, { id: params.id, ...sending() }))
  on(revokeInvitation, (deps, { params }) => invitations.revokeInvitation(deps, params.id))
  on(readInvitation, async (deps, { body }, c) => {
    const attempt = { email: body.token, address: clientIp(c) }
    await throttle.take(attempt)
    const invitation = await invitations.readInvitation(deps, body.token)
    await throttle.giveBack(attempt)
    return invitation
  })
  on(acceptInvitation, async (deps, { body }, c) => {
    const attempt = { email: body.token, address: clientIp(c) }
    await throttle.take(attempt)
    const { email } = await invitations.acceptInvitation({ ...deps, auth }, body)
    await throttle.giveBack(attempt)
    const signing = { auth, db: deps.db, cookie: '', userAgent: c.req.header('user-agent') ?? '' }
    const signedIn = await signIn(signing, { email, password: body.password, code: '', trust_device: false })
    return startSession({ deps, c, secret, secure }, signedIn)
  })

  on(renameOwnAccount, (deps, { body }) => users.renameOwnAccount(deps, body.name))
  on(changePassword, async (deps, { body }, c) => {
    const { email } = requireSession(deps)
    const attempt = { email, address: clientIp(c), browser: 'own session' }
    await throttle.take(attempt)
    await users.changeOwnPassword(withMailer(deps), { ...body, sessionToken: c.get('sessionToken') ?? '' })
    await throttle.forgive(attempt)
  })
  on(requestResetLink, async (deps, { body: { email } }, c) => {
    // Counted apart from logins, so that requesting links locks nobody out.
    await throttle.take({ email: `reset ${email}`, address: clientIp(c) })
    return users.requestResetLink({ ...deps, auth }, { email, ...sending() })
  })
  on(resetPassword, async (deps, { body }, c) => {
    await throttle.take({ email: body.token, address: clientIp(c) })
    await users.resetPassword(withMailer(deps), body)
  })
}
