import { dirname, join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { countRedirectHits } from '#content/redirect/service.ts'
import { createApp } from '#server/app.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { watchChanges } from '../page-cache/watch-changes.ts'
import { openDatabase, say, servicesFor } from './open.ts'
import { prepareDatabase } from './prepare.ts'

const GIVE_UP_OPEN_REQUESTS_MS = 10_000
const COUNT_HITS_EVERY_MS = 10 * 60_000

/** Takes the port, migrates, seeds an empty database, serves until SIGTERM or SIGINT. */
export async function serve(build: ServerBuild): Promise<void> {
  let answer: Parameters<typeof createAdaptorServer>[0]['fetch'] = isStarting
  const server = createAdaptorServer({ fetch: (...call) => answer(...call) })
  // First of all: a house that is filled and then cannot serve would have shown its first login to nobody.
  await takePort(server)
  const database = await openDatabase()
  const services = servicesFor(database)
  const login = await prepareDatabase(services, say)
  const stopWatching = await watchChanges(database, { url: env.databaseUrl, log, onChange: services.cache.empty })

  const countHits = () => countRedirectHits(database).catch((err: unknown) => log.warn({ err }, 'redirect hits are not counted'))
  setInterval(countHits, COUNT_HITS_EVERY_MS).unref()

  const { app } = createApp({ services, build, clientDir: join(dirname(process.argv[1] ?? ''), '../client') })
  answer = app.fetch
  say(`site          ${services.origin}/de`)
  say(`back office   ${services.origin}/admin`)
  say(`API           ${services.origin}/api/docs`)
  if (login) say(`first login   ${login}`)

  const stop = () => {
    say('stopping: open requests are finished first')
    server.close(async () => {
      await stopWatching()
      await countHits()
      await database.close()
      process.exit(0)
    })
    setTimeout(() => process.exit(1), GIVE_UP_OPEN_REQUESTS_MS).unref()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function isStarting(): Response {
  return new Response('Partitur is starting.', { status: 503, headers: { 'Retry-After': '5' } })
}

function takePort(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is taken; set PORT to another one` : error.message
      process.stderr.write(`The server does not start: ${reason}.\n`)
      process.exit(1)
    })
    server.listen(env.PORT, env.HOST, resolve)
  })
}
