import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'

const TAKEN = 0

/** An exporter whose failures are one line, until the collector takes something again. */
export function saidOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isTaken = true
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, ({ code, error }) => {
        if (code !== TAKEN && isTaken) log.warn({ err: error }, 'the collector takes no traces; they are dropped until it does')
        if (code === TAKEN && !isTaken) log.info('the collector takes traces again')
        isTaken = code === TAKEN
        // Else the library writes a line each time.
        done({ code: TAKEN })
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
