import { createHash } from 'node:crypto'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { type Area, contentAreas } from '#model/areas.ts'
import { type Auth, createUser } from '#server/accounts/auth.ts'
import { createApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import type { Database } from '#server/db/connect.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import type { Log } from '#server/monitoring/log.ts'
import type { Deps, Viewer } from '#server/services/deps.ts'
import { createDatabase } from './databases/database.ts'

export const NOW = new Date('2027-01-15T12:00:00Z')
const PASSWORD = 'ein-langes-passwort'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

type AppOptions = {
  now?: Date | (() => Date)
  log?: Log
  media?: MediaStore
  build?: ServerBuild
  sessionsAge?: boolean
  origin?: string
  database?: Database
}

/**
 * The whole API over a fresh or given database, at NOW; every response is checked against its schema. Sessions do not
 * expire when a test moves the clock, except with `sessionsAge`.
 */
export async function createTestApp(options: AppOptions = {}) {
  const {
    now = NOW,
    log = pino({ level: 'silent' }),
    media,
    build,
    sessionsAge = false,
    origin = 'http://localhost',
    database = await createDatabase(),
  } = options
  const clock = typeof now === 'function' ? now : () => now
  const start = clock()
  const coreServices = createServices({
    database,
    origin,
    log,
    now: clock,
    checkAnswers: true,
    ...(media ? { media } : {}),
  })
  const services = sessionsAge ? coreServices : { ...coreServices, sessionClock: () => start }
  await hashPasswordsQuickly(services.auth)
  const { app, registry, answerFromMemory } = createApp({ services, ...(build ? { build } : {}) })

  async function call(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await app.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as Answer) : ({ text } as Answer),
    }
  }

  /** Deps of a service call by someone of this role. */
  function depsOf(role: Viewer['role'] | null = 'admin', locale: 'de' | 'en' = 'de'): Deps {
    return services.depsFor({
      viewer: role
        ? { id: `test-${role}`, email: `${role}@house.example`, name: role, role, areas: contentAreas }
        : null,
      locale,
    })
  }

  /** Logs a new account in; its calls carry the session and the CSRF token. */
  async function login(role: Viewer['role'] = 'editor', areas: readonly Area[] = contentAreas) {
    const email = `${role}-${crypto.randomUUID()}@house.example`
    await createUser({ ...services, db: database.db }, { email, name: 'Test', password: PASSWORD, role, areas })
    const response = await call('POST', '/de/pageeditor-api/login', { body: { email, password: PASSWORD } })
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
    const headers = { cookie: cookies.join('; '), 'x-csrftoken': token }
    return {
      email,
      headers,
      call: (method: string, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) =>
        call(method, path, { ...options, headers: { ...headers, ...options.headers } }),
    }
  }

  return { app, registry, answerFromMemory, services, database, call, depsOf, login, password: PASSWORD }
}

/**
 * scrypt is slow on purpose, and nearly every test logs in. `server/accounts/auth.test.ts` and the journeys log in with
 * scrypt.
 */
async function hashPasswordsQuickly(auth: Auth): Promise<void> {
  const { password } = await auth.$context
  password.hash = async (text) => createHash('sha256').update(text).digest('hex')
  password.verify = async ({ hash, password: text }) => hash === (await password.hash(text))
}

/** JSON of any shape, for inspecting responses. */
export type Answer = ReturnType<typeof JSON.parse>
