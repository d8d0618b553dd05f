import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import about from '#package' with { type: 'json' }
import type { Database } from '../db/connect.ts'
import type { Log } from '../log.ts'
import { methodOf } from '../metrics/route-of.ts'
import { createFollower } from './follow-work.ts'
import { parentIn } from './parent-in.ts'
import { tellStatements } from './postgres-statements.ts'
import { saidOnce } from './said-once.ts'

/** A batch that the collector has not taken by then is dropped, and so is what comes while so many spans wait. */
const EXPORT_TIMEOUT_MS = 5000
const MOST_WAITING = 2048
const BATCH = 512
const SEND_EVERY_MS = 5000
const MOST_AT_ONCE = 2
const STATEMENT_CHARACTERS = 1000

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Options = {
  endpoint: string
  service: string
  /** Of requests that no proxy has decided about, between 0 and 1. */
  share: number
  /** Whether what a request says of its trace is the word of a proxy of ours. */
  trustsProxy: boolean
  database: Pick<Database, 'pool'>
  log: Log
  sendEveryMs?: number
  giveUpAfterMs?: number
}

/**
 * Sends what the process does to a collector, as OTLP over HTTP: requests by the template of their route, and within them renders,
 * statements without their values, pictures that are made; and mails. No address, path or query of anybody. A collector that is gone
 * loses what was meant for it and costs nobody time.
 */
export function startTraces({ endpoint, service, share, trustsProxy, database, log, sendEveryMs = SEND_EVERY_MS, giveUpAfterMs = EXPORT_TIMEOUT_MS }: Options) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: giveUpAfterMs, concurrencyLimit: MOST_AT_ONCE })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': about.version, 'service.instance.id': randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: STATEMENT_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: saidOnce(exporter, log),
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: giveUpAfterMs,
      }),
    ],
  })
  const tracer = provider.getTracer(service)
  const { within, beginStatement } = createFollower(tracer)
  if (database.pool) tellStatements(database.pool, beginStatement)

  return {
    /** Around everything, also what lies in memory and never meets the framework; `routeOf` knows the template of a path. */
    traced(handle: Handle, routeOf: (path: string) => string): Handle {
      return (request, response) => {
        const { url = '', headers } = request
        const [path = ''] = url.split('?', 1)
        const method = methodOf(request.method)
        const route = routeOf(path)
        const attributes = { 'http.request.method': method, 'http.route': route }
        const parent = trustsProxy ? parentIn(headers.traceparent) : undefined
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context)
        const asked = { statements: 0 }
        response.once('close', () => {
          span.setAttribute('partitur.statements', asked.statements)
          if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
          if (!response.headersSent || response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        within({ span, asked }, () => handle(request, response))
      }
    },
    /** Sends what is left, as far as the collector takes it at once. */
    async stop(): Promise<void> {
      await provider.shutdown().catch(() => undefined)
    },
  }
}
