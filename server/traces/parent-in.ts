import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

/** The trace that a request belongs to, by the header of the W3C; undefined when it names none. */
export function parentIn(traceparent: string | string[] | undefined): SpanContext | undefined {
  if (typeof traceparent !== 'string') return undefined
  const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? parent : undefined
}
