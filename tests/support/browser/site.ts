import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '../databases/postgres-database.ts'
import { ADMIN, spawnServer } from '../processes/server-process.ts'
import { makeScratchFolder } from '../scratch-folder.ts'

export type Site = Awaited<ReturnType<typeof startSite>>
type SiteOptions = {
  env?: Record<string, string>
  port?: number
  controlledClock?: boolean
  program?: string
  wrapper?: readonly string[]
}

/**
 * The built site over a copy of the demo. `kill` ends it as a power cut would, `restart` brings it back on the same
 * port and data. Call `stop` at the end (`onTestFinished` or `afterAll`).
 */
export async function startSite({
  env: settings = {},
  port,
  controlledClock = false,
  ...spawnOptions
}: SiteOptions = {}) {
  const dataDir = makeScratchFolder('partitur-site-')
  const { folder, postgres } = inject('seededDemo')
  cpSync(folder, dataDir, { recursive: true, filter: (path) => path !== join(folder, 'media') })
  // Pictures are named by their content, so the copies can share the folder.
  symlinkSync(join(folder, 'media'), join(dataDir, 'media'))
  const env = postgres
    ? {
        DATABASE_URL: postgresUrl(await createPostgresDatabase(postgres.port, { from: postgres.database })),
        ...settings,
      }
    : settings
  let server = await spawnServer({
    dataDir,
    env,
    controlledClock,
    ...spawnOptions,
    ...(port === undefined ? {} : { port }),
  })

  const loggedIn = new Map<string, string[]>()

  /** Session cookies, reused while valid: checking a password is slow on purpose. */
  async function cookiesOf({ email, password }: typeof ADMIN): Promise<string[]> {
    const account = JSON.stringify([email, password])
    const storedCookies = loggedIn.get(account)
    if (
      storedCookies &&
      (await fetch(`${server.url}/de/pageeditor-api/user`, { headers: { cookie: storedCookies.join('; ') } })).ok
    )
      return storedCookies
    const response = await fetch(`${server.url}/de/pageeditor-api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    loggedIn.set(account, cookies)
    return cookies
  }

  /** An API client with a session and its CSRF token. */
  async function session(account: typeof ADMIN = ADMIN) {
    const cookies = await cookiesOf(account)
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
    const headers = { cookie: cookies.join('; '), 'x-csrftoken': token }
    return {
      cookies,
      headers,
      call: async (method: string, path: string, body?: unknown) => {
        const response = await fetch(server.url + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        return { status: response.status, body: text ? JSON.parse(text) : undefined }
      },
    }
  }

  type Person = typeof ADMIN & { name: string; role?: string }

  return {
    url: server.url,
    /** An account whose invitation is accepted. */
    async createAccount({ password, name, role = 'editor', email }: Person) {
      const response = await (await session()).call('POST', '/api/admin/users/', { email, name, role })
      if (response.status !== 201) throw new Error(`no account for ${email}: ${response.status}`)
      const body = JSON.stringify({
        token: new URL(response.body.invitation.url).searchParams.get('token'),
        name,
        password,
      })
      const headers = { 'content-type': 'application/json' }
      const accepted = await fetch(`${server.url}/api/admin/invitation/accept/`, { method: 'POST', headers, body })
      if (!accepted.ok) throw new Error(`the invitation of ${email}: ${accepted.status} ${await accepted.text()}`)
    },
    dataDir,
    env,
    pid: () => server.pid,
    session,
    /** Uploads a file to the back office. */
    async upload(name: string, bytes: string) {
      const body = new FormData()
      body.set('file', new Blob([bytes]), name)
      const response = await fetch(`${server.url}/api/admin/files/upload/`, {
        method: 'POST',
        headers: (await session()).headers,
        body,
      })
      if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
    },
    /** Logs the browser in, without the login form. */
    async login(target: Page | BrowserContext, account = ADMIN) {
      const context = 'context' in target ? target.context() : target
      const cookies = await cookiesOf(account)
      await context.addCookies(
        cookies.map((cookie) => {
          const [name = '', value = ''] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]
          return { name, value, url: server.url }
        }),
      )
    },
    kill: () => server.kill(),
    setTime: (time: number) => server.setClock(time),
    async restart() {
      await server.stop()
      server = await spawnServer({ dataDir, port: server.port, env, controlledClock, ...spawnOptions })
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
