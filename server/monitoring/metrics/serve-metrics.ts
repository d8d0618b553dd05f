import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry } from 'prom-client'

type MetricsServerOptions = { port: number; host: string; token: string | undefined; read: () => Promise<string> }

/** `GET /metrics` on its own port, with the token if one is set; nothing else. */
export function serveMetrics({ port, host, token, read }: MetricsServerOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    const isMetricsRequest = request.method === 'GET' && request.url === '/metrics'
    if (!isMetricsRequest) return void response.writeHead(404).end()
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
    try {
      const text = await read()
      response.writeHead(200, { 'Content-Type': AggregatorRegistry.PROMETHEUS_CONTENT_TYPE }).end(text)
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : '')
    }
  })
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(server)))
}

/** Over all workers: sums, or maxima where a sum has no meaning. */
export function readWorkerMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry()
  return () => all.clusterMetrics()
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [actual, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
