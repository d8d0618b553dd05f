import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Channel, TracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Attributes,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Pool, PoolClient } from 'pg'
import about from '#package' with { type: 'json' }
import type { Database } from '#server/db/connect.ts'
import { type TracedWork, workChannels } from '../diagnostics.ts'
import type { Log } from '../log.ts'
import { normaliseMethod } from '../metrics/route-template.ts'

/** A batch not accepted by then is dropped, and so are new spans while the queue is full. */
const EXPORT_TIMEOUT_MS = 5000
const MAX_WAITING = 2048
const BATCH = 512
const SEND_EVERY_MS = 5000
const MAX_CONCURRENCY = 2
const STATEMENT_CHARACTERS = 1000

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Options = {
  endpoint: string
  service: string
  /** Sampling rate between 0 and 1 for requests that no proxy has decided about. */
  share: number
  /** Whether trace headers come from a trusted proxy. */
  trustsProxy: boolean
  database: Pick<Database, 'pool'>
  log: Log
  sendEveryMs?: number
  giveUpAfterMs?: number
}

/**
 * OTLP over HTTP: requests by route template, with renders, statements and pictures within; and mails. No IP, path,
 * query or values. An unreachable collector delays nothing.
 */
export function startTraces({
  endpoint,
  service,
  share,
  trustsProxy,
  database,
  log,
  sendEveryMs = SEND_EVERY_MS,
  giveUpAfterMs = EXPORT_TIMEOUT_MS,
}: Options) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: giveUpAfterMs,
    concurrencyLimit: MAX_CONCURRENCY,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': about.version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: STATEMENT_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logFailuresOnce(exporter, log),
        maxQueueSize: MAX_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: giveUpAfterMs,
      }),
    ],
  })
  const tracer = provider.getTracer(service)
  const { within, beginStatement } = createWorkTracer(tracer)
  if (database.pool) traceStatements(database.pool, beginStatement)

  return {
    /** Wraps everything, also cached responses; `routeOf` maps a path to its template. */
    traced(handle: Handle, routeOf: (path: string) => string): Handle {
      return (request, response) => {
        const { url = '', headers } = request
        const [path = ''] = url.split('?', 1)
        const method = normaliseMethod(request.method)
        const route = routeOf(path)
        const attributes = { 'http.request.method': method, 'http.route': route }
        const parent = trustsProxy ? parseTraceparent(headers.traceparent) : undefined
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context)
        const counter = { statements: 0 }
        response.once('close', () => {
          span.setAttribute('partitur.statements', counter.statements)
          if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
          if (!response.headersSent || response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        within({ span, counter }, () => handle(request, response))
      }
    },
    async stop(): Promise<void> {
      await provider.shutdown().catch(() => undefined)
    },
  }
}

/** The parent trace by the W3C header; undefined without one. */
export function parseTraceparent(traceparent: string | string[] | undefined): SpanContext | undefined {
  if (typeof traceparent !== 'string') return undefined
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? parent : undefined
}

const TAKEN = 0

/** Logs export failures once, until an export succeeds. */
function logFailuresOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isAccepted = true
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, ({ code, error }) => {
        if (code !== TAKEN && isAccepted)
          log.warn({ err: error }, 'the collector does not accept traces; they are dropped meanwhile')
        if (code === TAKEN && !isAccepted) log.info('the collector accepts traces again')
        isAccepted = code === TAKEN
        // The library would log each one.
        done({ code: TAKEN })
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** `pg`'s query, called by Drizzle with a promise and by the pool with a callback. */
type Query = (statement: string | { text: string }, ...args: unknown[]) => Promise<unknown> | undefined

type ConnectCallback = (...args: unknown[]) => void

/** Traces each statement of the pool's connections; never its values. */
export function traceStatements(pool: Pool, startSpan: (kind: string, text: string) => Span | undefined): void {
  const connect = pool.connect.bind(pool) as (callback?: ConnectCallback) => unknown
  // A waiting caller resumes in the async context of the releasing one; bind it to its own.
  Object.assign(pool, {
    connect: (callback?: ConnectCallback) => (callback ? connect(AsyncResource.bind(callback)) : connect()),
  })
  const tracedClients = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (tracedClients.has(client)) return
    tracedClients.add(client)
    // One function with many overloads, all passed through.
    const query = client.query.bind(client) as Query
    const tracedQuery: Query = (statement, ...args) => {
      const span = startSpan('postgresql', typeof statement === 'string' ? statement : statement.text)
      if (!span) return query(statement, ...args)
      const done = (error: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      const callback = args.at(-1)
      if (typeof callback !== 'function') {
        const result = query(statement, ...args)
        result?.then(() => done(null), done)
        return result
      }
      const finish = (error: unknown, ...results: unknown[]) => {
        done(error)
        callback(error, ...results)
      }
      return query(statement, ...args.slice(0, -1), finish)
    }
    Object.assign(client, { query: tracedQuery })
  })
}

/** The current span, and the number of statements of its request. */
type ActiveSpan = { span: Span; counter: { statements: number } }

type Followed = {
  channel: TracingChannel<unknown, TracedWork>
  name: string
  kind: SpanKind
  /** Also without a request: background work. */
  isOfItsOwn?: true
}

const followedChannels: readonly Followed[] = [
  { channel: workChannels.render, name: 'render', kind: SpanKind.INTERNAL },
  { channel: workChannels.picture, name: 'picture', kind: SpanKind.INTERNAL },
  { channel: workChannels.mail, name: 'mail', kind: SpanKind.CLIENT, isOfItsOwn: true },
]

/** Creates spans from the channels of `diagnostics.ts`, each within its parent. */
function createWorkTracer(tracer: Tracer) {
  const current = new AsyncLocalStorage<ActiveSpan>()
  const spans = new WeakMap<TracedWork, Span>()

  function startSpan(
    { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes },
    parent: ActiveSpan | undefined,
  ): Span {
    return tracer.startSpan(
      name,
      { kind, attributes },
      parent ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT,
    )
  }

  /** Starts the span of a statement; the result ends it. Statements outside a request have none. */
  function beginStatement(kind: string, text: string): Span | undefined {
    const parent = current.getStore()
    if (!parent) return undefined
    parent.counter.statements++
    return startSpan(
      { name: 'statement', kind: SpanKind.CLIENT, attributes: { 'db.system.name': kind, 'db.query.text': text } },
      parent,
    )
  }

  const end = (work: TracedWork) => spans.get(work)?.end()
  const endWith = (work: TracedWork & { result?: unknown }) => {
    if (typeof work.result === 'string') spans.get(work)?.setAttribute('partitur.result', work.result)
    end(work)
  }
  // An error message may contain personal data.
  const fail = (work: TracedWork) => void spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR })

  for (const { channel, name, kind, isOfItsOwn } of followedChannels) {
    channel.start.bindStore(current, (work) => {
      const parent = current.getStore()
      if (!parent && !isOfItsOwn) return parent
      const span = startSpan({ name, kind, attributes: work.about }, parent)
      spans.set(work, span)
      return { span, counter: parent?.counter ?? { statements: 0 } }
    })
    hear(channel.asyncEnd, endWith)
    hear(channel.error, fail)
  }
  hear(workChannels.statement.start, (work) => {
    const span = beginStatement('sqlite', work.about.statement ?? '')
    if (span) spans.set(work, span)
  })
  hear(workChannels.statement.end, end)
  hear(workChannels.statement.error, fail)

  return { within: <T>(underWay: ActiveSpan, work: () => T): T => current.run(underWay, work), beginStatement }
}

function hear(channel: Channel, listener: (work: TracedWork & { result?: unknown }) => void): void {
  // Our channels carry nothing else; the types of Node do not say so.
  channel.subscribe((work) => listener(work as TracedWork))
}
