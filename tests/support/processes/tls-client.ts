import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestInTheClear } from 'node:http'
import { connect, constants, type IncomingHttpHeaders as Http2Headers } from 'node:http2'
import { Agent, request as requestOverTls } from 'node:https'
import { HOST, type StartedProxy } from './proxies.ts'

export type TlsRequest = { method?: string; headers?: Record<string, string>; body?: Buffer | string; from?: string }
export type TlsResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Clients of a proxy: HTTP/1.1 from any local IP (`from`, 127.0.0.x), or HTTP/2 as browsers use it. */
export function createTlsClient({ httpPort, httpsPort, ca }: Pick<StartedProxy, 'httpPort' | 'httpsPort' | 'ca'>) {
  const agent = new Agent({ keepAlive: true, ca, servername: HOST })

  async function fetchPath(
    path: string,
    { method = 'GET', headers = {}, body, from }: TlsRequest = {},
  ): Promise<TlsResponse> {
    const target = { host: '127.0.0.1', port: httpsPort, path, method, agent, ...(from ? { localAddress: from } : {}) }
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = requestOverTls({ ...target, headers: { host: HOST, ...length, ...headers } }).end(body)
    return read((await once(request, 'response')) as [IncomingMessage])
  }

  async function askInTheClear(path: string, headers: Record<string, string> = {}): Promise<TlsResponse> {
    const request = requestInTheClear({
      host: '127.0.0.1',
      port: httpPort,
      path,
      headers: { host: HOST, ...headers },
    }).end()
    return read((await once(request, 'response')) as [IncomingMessage])
  }

  async function askByHttp2(
    path: string,
    { method = 'GET', headers = {}, body }: TlsRequest = {},
  ): Promise<TlsResponse> {
    // Queued data counts as memory of the session, in MB, and a film queues.
    const session = connect(`https://${HOST}`, {
      host: '127.0.0.1',
      port: httpsPort,
      ca,
      servername: HOST,
      maxSessionMemory: 1024,
    })
    try {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const stream = session.request(
        { ':method': method, ':path': path, ...length, ...headers },
        { endStream: body === undefined },
      )
      const [answer] = (
        await Promise.all([once(stream, 'response'), body === undefined ? null : stream.end(body)])
      )[0] as [Http2Headers]
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      return { status: Number(answer[constants.HTTP2_HEADER_STATUS]), headers: answer, body: Buffer.concat(chunks) }
    } finally {
      session.destroy()
    }
  }

  return { fetchPath, askInTheClear, askByHttp2, leave: () => agent.destroy() }
}

async function read([response]: [IncomingMessage]): Promise<TlsResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
