import type { IncomingMessage, ServerResponse } from 'node:http'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChangeWatch } from '#server/cache/postgres-listen.ts'
import type { Services } from '#server/create-services.ts'
import { countMails } from '#server/mail/mailer.ts'
import { findLastBackups } from '#server/services/operation/backups.ts'
import { databaseWaitChannel, renderChannel, secondsSince } from '../diagnostics.ts'
import { normaliseMethod } from './route-template.ts'

/** Seconds, as OpenTelemetry advises for `http.server.request.duration`. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** Client closed the connection; nginx's code. */
const GONE = 499

type MetricsOptions = { services: Services; watch: ChangeWatch; routeOf: (path: string) => string }
type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** The metrics of this process. With workers the primary process collects them. */
export function collectMetrics({ services, watch, routeOf }: MetricsOptions) {
  const { cache, database, mailer, certificate } = services
  const registers = [new Registry()] as [Registry]
  const [registry] = registers
  AggregatorRegistry.setRegistries(registers)
  // Its constructor registers the worker's listener.
  new AggregatorRegistry()
  collectDefaultMetrics({ register: registry })

  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests',
    labelNames: ['http_request_method', 'http_response_status_code', 'http_route'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const rendering = new Histogram({
    name: 'partitur_render_seconds',
    help: 'Rendering one cacheable response',
    buckets: DURATION_BUCKETS,
    registers,
  })
  const databaseWait = new Histogram({
    name: 'partitur_database_wait_seconds',
    help: 'Waiting for the write queue (SQLite) or a connection (PostgreSQL)',
    buckets: DURATION_BUCKETS,
    registers,
  })
  renderChannel.subscribe((seconds) => rendering.observe(Number(seconds)))
  databaseWaitChannel.subscribe((seconds) => databaseWait.observe(Number(seconds)))

  new Counter({
    name: 'partitur_page_cache_answers_total',
    help: 'Cacheable responses: hit, miss, or stale while rendering fails',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(cache.counts)) this.inc({ result }, count)
    },
  })
  gauge('partitur_page_cache_bytes', 'Memory of cached responses', 'sum', () => cache.bytes())
  gauge(
    'partitur_database_waiting',
    'Requests waiting for a PostgreSQL connection',
    'sum',
    () => database.pool?.waitingCount ?? null,
  )
  const countedMails = async () => (mailer ? countMails({ db: database.db }).catch(() => null) : null)
  gauge(
    'partitur_mails_waiting',
    'Mails that wait for the mail server',
    'max',
    async () => (await countedMails())?.waiting ?? null,
  )
  gauge(
    'partitur_mails_failed',
    'Mails of the last 30 days that were given up',
    'max',
    async () => (await countedMails())?.failed ?? null,
  )
  gauge(
    'partitur_mails_unsure',
    'Mails of the last 30 days that may have been lost on the way',
    'max',
    async () => (await countedMails())?.unsure ?? null,
  )
  gauge(
    'partitur_notification_age_seconds',
    'Since when it is not certain that no change of another process was missed',
    'max',
    () => {
      const quietMs = watch.quietFor()
      return quietMs === null ? null : quietMs / 1000
    },
  )
  const backups = () => findLastBackups({ db: database.db, now: services.now }).catch(() => null)
  gauge(
    'partitur_last_backup_timestamp_seconds',
    'When a backup was last restored into a scratch place and was the same',
    'max',
    async () => {
      const { restored_at } = (await backups()) ?? {}
      return restored_at ? restored_at.getTime() / 1000 : null
    },
  )
  gauge(
    'partitur_last_backup_restored',
    'Whether the newest backup could be restored when it was tried: 1 or 0',
    'max',
    async () => {
      const { last } = (await backups()) ?? {}
      return last ? Number(last.result === 'restored') : null
    },
  )

  gauge(
    'partitur_certificate_end_timestamp_seconds',
    'When the certificate of the public address ends, as visitors are shown it',
    'max',
    () => {
      const { ends_at } = certificate.getStatus()
      return ends_at ? ends_at.getTime() / 1000 : null
    },
  )

  /** A value computed on collection; null is omitted. */
  function gauge(
    name: string,
    help: string,
    aggregator: 'sum' | 'max',
    read: () => number | null | Promise<number | null>,
  ): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      async collect() {
        const value = await read()
        this.reset()
        // Without labels the library resets to 0, which would be a value.
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }

  return {
    registry,
    /** Measures every request, including those answered from the cache before the framework. */
    timed(handle: Handle): Handle {
      return (request, response) => {
        const startTime = performance.now()
        response.once('close', () => {
          const { url = '', method } = request
          const end = url.indexOf('?')
          duration.observe(
            {
              http_request_method: normaliseMethod(method),
              http_response_status_code: response.headersSent ? response.statusCode : GONE,
              http_route: routeOf(end === -1 ? url : url.slice(0, end)),
            },
            secondsSince(startTime),
          )
        })
        handle(request, response)
      }
    },
  }
}
