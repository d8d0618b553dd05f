import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { count } from 'drizzle-orm'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import { createUser, hasUsers } from '#server/auth/auth.ts'
import { pages } from '#server/db/schema/pages.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { watchChanges } from '#server/pageCache/watchChanges.ts'
import { seedDemo } from '#server/seed/seed.ts'
import type { Services } from '#server/services.ts'
import { openDatabase, say, servicesFor } from './open.ts'

const GIVE_UP_OPEN_REQUESTS_MS = 10_000

/** Migrates, seeds an empty database, serves until SIGTERM or SIGINT. */
export async function serve(build: ServerBuild): Promise<void> {
  const database = await openDatabase()
  const services = servicesFor(database)
  const [pageCount] = await database.db.select({ count: count() }).from(pages)
  if (env.SEED === 'demo' && pageCount?.count === 0) await seedDemo(services, say)
  const login = await firstLogin(services)
  const stopWatching = await watchChanges(database, { url: env.databaseUrl, log, onChange: services.cache.empty })

  const { app } = createApp({ services, build, clientDir: join(dirname(process.argv[1] ?? ''), '../client') })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is taken; set PORT to another one` : error.message
    process.stderr.write(`The server does not start: ${reason}.\n`)
    process.exit(1)
  })
  server.listen(env.PORT, env.HOST, () => {
    say(`site          ${services.origin}/de`)
    say(`back office   ${services.origin}/admin`)
    say(`API           ${services.origin}/api/docs`)
    if (login) say(`first login   ${login}`)
  })

  const stop = () => {
    say('stopping: open requests are finished first')
    server.close(async () => {
      await stopWatching()
      await database.close()
      process.exit(0)
    })
    setTimeout(() => process.exit(1), GIVE_UP_OPEN_REQUESTS_MS).unref()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** The first account: as the settings say, else with a random password that is shown this once. */
async function firstLogin({ auth, database }: Services): Promise<string | null> {
  if (await hasUsers(database.db)) return null
  const email = env.ADMIN_EMAIL ?? 'admin@partitur.example'
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await createUser(auth, { email, name: 'Redaktion', password, role: 'admin' })
  return env.ADMIN_PASSWORD ? `${email}, with the password of ADMIN_PASSWORD` : `${email}  ${password}  (shown this once)`
}
