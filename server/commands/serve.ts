import cluster from 'node:cluster'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createApp } from '#server/app.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { captureConsole, log } from '#server/monitoring/log.ts'
import { watchChanges } from '../cache/watch-changes.ts'
import { afterPreviousResponse } from '../http/after-previous-response.ts'
import { closeSlowReaders, closeSlowWriters } from '../limits/slow-clients.ts'
import type { collectMetrics } from '../monitoring/metrics/collect.ts'
import { startJobs } from './jobs.ts'
import { printLine, servicesFor } from './open.ts'
import { prepareInstallation } from './prepare.ts'

const GIVE_UP_OPEN_REQUESTS_MS = 10_000
const KEEP_IDLE_CONNECTIONS_MS = 1000
/** Longer than proxies keep connections (`deploy/`), or one could send a request into a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** Linux's limit of the accept queue; a refused client retries only after one, three and seven seconds. */
const WAITING_CONNECTIONS = 4096
/** 200 MB at 1 Mbit/s; Node's default is 5 minutes. A slow request without a body still has a minute. */
const SLOWEST_UPLOAD_MS = 30 * MINUTE_MS

/** Opens the port, migrates, seeds an empty database, serves until SIGTERM or SIGINT. */
export async function serve(build: ServerBuild): Promise<void> {
  captureConsole(log)
  const printOnPrimary = cluster.isPrimary ? printLine : () => undefined
  // Without a listener Node would exit at once, with open requests.
  process
    .removeAllListeners('SIGUSR2')
    .on('SIGUSR2', () => printOnPrimary('SIGUSR2 replaces workers only: restart this process'))
  let listener: RequestListener = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '5' }).end('Partitur is starting.')
  let isStopping = false
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: SLOWEST_UPLOAD_MS },
    (request, response) => {
      // The client opens a new connection for its next request.
      if (isStopping) response.shouldKeepAlive = false
      afterPreviousResponse(response, () => listener(request, response))
    },
  )
  // First, because a seeded installation that cannot serve would never have shown its login.
  if (cluster.isPrimary) await listenOrExit(server)
  const login = await prepareInstallation(printOnPrimary)
  const database = await connect(env.databaseUrl)
  const tracing = await startTracesOf(database)
  const services = servicesFor(database)
  const watch = await watchChanges({ database, log, onChange: services.cache.changed })

  const clientDir = join(dirname(process.argv[1] ?? ''), '../client')
  const { saveCounters, shareAssets } = startJobs({ database, services, clientDir })
  // Before its first page, whose scripts may be requested from a process of another build.
  await shareAssets()

  const composed = createApp({ services, build, clientDir })
  const answerOther = getRequestListener(composed.app.fetch)
  const answerAny: typeof listener = (request, response) => {
    if (composed.answerFromMemory(request, response)) return
    closeSlowReaders(response)
    closeSlowWriters(request)
    void answerOther(request, response)
  }
  listener = await withObservability(answerAny, { services, watch, tracing, build, ...composed })
  // Other processes serve until this one is ready.
  if (cluster.isWorker) await listenOrExit(server)
  printOnPrimary(`site          ${services.origin}/de`)
  printOnPrimary(`back office   ${services.origin}/admin`)
  printOnPrimary(`API           ${services.origin}/api/docs`)
  if (login) printOnPrimary(`first login   ${login}`)

  const stop = () => {
    if (isStopping) return
    isStopping = true
    printOnPrimary('stopping: open requests are finished first')
    // `http.Server.close` closes idle connections at once, even with a request on its way.
    NetServer.prototype.close.call(server, async () => {
      await watch.stop()
      await saveCounters()
      await services.mailer?.stop()
      await tracing?.stop()
      await database.close()
      process.exit(0)
    })
    setInterval(() => server.closeIdleConnections(), KEEP_IDLE_CONNECTIONS_MS).unref()
    setTimeout(() => process.exit(1), GIVE_UP_OPEN_REQUESTS_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

type ServeOptions = Omit<Parameters<typeof collectMetrics>[0], 'routeOf'> &
  Pick<ReturnType<typeof createApp>, 'registry' | 'paths'> & {
    build: ServerBuild
    tracing: Awaited<ReturnType<typeof startTracesOf>>
  }

/** Loaded only when enabled. */
async function withObservability(
  listener: RequestListener,
  { registry, paths, build, tracing, ...collected }: ServeOptions,
): Promise<RequestListener> {
  if (env.METRICS_PORT === undefined && !tracing) return listener
  const { createRouteTemplate } = await import('../monitoring/metrics/route-template.ts')
  const routeOf = createRouteTemplate({ endpoints: registry.endpoints, paths, build })
  const measuredListener =
    env.METRICS_PORT === undefined ? listener : await withMetrics(listener, { routeOf, ...collected })
  return tracing ? tracing.traced(measuredListener, routeOf) : measuredListener
}

/** The primary process collects the workers' metrics. */
async function withMetrics(
  listener: RequestListener,
  collected: Parameters<typeof collectMetrics>[0],
): Promise<RequestListener> {
  const [{ collectMetrics }, { serveMetrics }] = await Promise.all([
    import('../monitoring/metrics/collect.ts'),
    import('../monitoring/metrics/serve-metrics.ts'),
  ])
  const { registry: metrics, timed } = collectMetrics(collected)
  if (cluster.isPrimary)
    await serveMetrics({
      port: env.METRICS_PORT ?? 0,
      host: env.HOST,
      token: env.METRICS_TOKEN,
      read: () => metrics.metrics(),
    })
  return timed(listener)
}

async function startTracesOf(database: Database) {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: share,
    TRUST_PROXY,
  } = env
  if (endpoint === undefined) return null
  const { startTraces } = await import('../monitoring/traces/start-traces.ts')
  return startTraces({ endpoint, service, share, trustsProxy: TRUST_PROXY === '1', database, log })
}

function listenOrExit(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is taken; set PORT to another one` : error.message
      process.stderr.write(`The server does not start: ${reason}.\n`)
      process.exit(1)
    })
    server.listen({ port: env.PORT, host: env.HOST, backlog: WAITING_CONNECTIONS }, resolve)
  })
}
