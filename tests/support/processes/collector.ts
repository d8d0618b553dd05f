import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: Record<string, unknown>
}

type Value = Record<string, unknown>
type Message = {
  resourceSpans: {
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: Value }[] })[] }[]
  }[]
}

/**
 * An OpenTelemetry collector that stores what it receives as JSON; closed with the test. Another `status` refuses
 * everything.
 */
export async function startCollector({ status = 200 } = {}) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of attempts. */
    tries: () => bodies.length,
    /** As received. */
    text: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Message).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
  }
}
