import { type AuthProvider, HttpError } from 'react-admin'
import type { getUser, login, logout, User } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { readCsrfCookie, writeAs } from '#contract/session-client.ts'
import { currentLanguage } from '../i18n/language.ts'
import { call } from './call.ts'
import { hasSessionListener } from './lost-session.ts'

type LoginInput = { email: string; password: string; code?: string; trust_device?: boolean }

const forAdmins = new Set(['settings', 'system'])
const forAccounts = new Set(['audit-log', 'users'])
/** Resources without an area of their own use that of another resource. */
const permissionAliases: Record<string, string> = { 'missing-paths': 'redirects', 'preview-links': 'pages' }
const forEveryone = new Set(['bin', 'timed'])
let userPromise: Promise<User> | null = null

/** The session of spec §6: a cookie, confirmed by a successful user call. */
export const authProvider: AuthProvider = {
  async login({ email, ...credentials }: LoginInput) {
    const body = { email: email.trim(), ...credentials }
    userPromise = Promise.resolve(
      asWriter(await call<typeof login>(editorAddresses.login, { params: inLanguage(), body })),
    )
  },

  async logout() {
    userPromise = null
    if (readCsrfCookie(document.cookie) === '') return
    await call<typeof logout>(editorAddresses.logout, { params: inLanguage() }).catch(() => undefined)
  },

  async checkAuth() {
    await currentUser().catch((cause: unknown) => {
      // A server failure says nothing about the session.
      if (cause instanceof HttpError && cause.status === 401) throw new Error('ra.auth.auth_check_error')
    })
  },

  async checkError(error: unknown) {
    // With a form open, a dialog asks for the password and the form keeps its input.
    if (error instanceof HttpError && error.status === 401 && !hasSessionListener()) throw error
  },

  async getIdentity() {
    const { email, username, areas, language, collects, needs_second_factor: needsSecondFactor } = await currentUser()
    return { id: email, fullName: username || email, areas, language, collects, needsSecondFactor }
  },

  async getPermissions() {
    return (await currentUser()).role
  },

  async canAccess({ resource }) {
    const { role, areas, writes } = await currentUser()
    if (resource === 'translations' || resource === 'releases') return writes.length > 0
    if (forAdmins.has(resource)) return role === 'admin'
    if (forAccounts.has(resource)) return areas.includes('accounts')
    return forEveryone.has(resource) || writes.includes(permissionAliases[resource] ?? resource)
  },
}

/** After a change of the own account. */
export function forgetUser(): void {
  userPromise = null
}

function currentUser(): Promise<User> {
  userPromise ??= call<typeof getUser>(editorAddresses.getUser, { params: inLanguage() }).then(asWriter, (cause) => {
    userPromise = null
    throw cause
  })
  return userPromise
}

/** Requests of this window carry the shown account, so that the server refuses another one. */
function asWriter(user: User): User {
  writeAs(user.email)
  return user
}

function inLanguage() {
  return { locale: currentLanguage() }
}
