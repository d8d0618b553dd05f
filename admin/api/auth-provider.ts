import { type AuthProvider, HttpError } from 'react-admin'
import { type User, userSchema } from '#contract/account.ts'
import { currentLanguage } from '../i18n/language.ts'
import { callApi } from './call.ts'
import { someoneListens } from './lost-session.ts'

const forAdmins = new Set(['users', 'settings'])
let known: Promise<User> | null = null

/** The session of spec §6: a cookie, confirmed by a successful user call. */
export const authProvider: AuthProvider = {
  async login({ username, email, password }: { username?: string; email?: string; password: string }) {
    await callApi(accountPath('login'), { method: 'POST', body: { email: (email ?? username ?? '').trim(), password } })
    known = null
  },

  async logout() {
    known = null
    if (document.cookie.includes('csrftoken=')) await callApi(accountPath('logout'), { method: 'POST' }).catch(() => undefined)
  },

  async checkAuth() {
    await currentUser().catch((cause: unknown) => {
      // A server that does not answer says nothing about the session.
      if (cause instanceof HttpError && cause.status === 401) throw new Error('ra.auth.auth_check_error')
    })
  },

  async checkError(error: unknown) {
    // With a form open, the dialog asks for the password and the form keeps what was typed.
    if (error instanceof HttpError && error.status === 401 && !someoneListens()) throw error
  },

  async getIdentity() {
    const { email, username } = await currentUser()
    return { id: email, fullName: username || email }
  },

  async getPermissions() {
    return (await currentUser()).role
  },

  async canAccess({ resource }) {
    return !forAdmins.has(resource) || (await currentUser()).role === 'admin'
  },
}

export function currentUser(): Promise<User> {
  known ??= callApi(accountPath('user'))
    .then((answer) => userSchema.parse(answer))
    .catch((cause) => {
      known = null
      throw cause
    })
  return known
}

function accountPath(name: 'login' | 'logout' | 'user'): string {
  return `/${currentLanguage()}/pageeditor-api/${name}`
}
