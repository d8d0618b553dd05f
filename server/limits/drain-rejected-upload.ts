import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** More than the largest accepted file, so that one slightly too large gets a proper error. */
const MAX_DRAIN_BYTES = 256 * 1024 * 1024
const MAX_DRAIN_MS = 30_000

/** Node's request objects; missing for calls in process. */
export type NodeBindings = Partial<HttpBindings>

/**
 * Answers a refused body at once, then discards the rest, within limits. Closing the connection while the client sends
 * would reset it: a browser reads only after sending, and a proxy would answer 502.
 */
export function drainRejectedUpload(): MiddlewareHandler<{ Bindings: NodeBindings }> {
  return async function closeInOrder(c, next) {
    await next()
    const incoming = c.env?.incoming
    if (!incoming || !mayBeUnread(c)) return
    const responseBody = new Uint8Array(await c.res.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(responseBody)
        await drain(incoming)
        controller.close()
      },
    })
    const headers = new Headers(c.res.headers)
    headers.set('Content-Length', String(responseBody.length))
    headers.set('Connection', 'close')
    const { status } = c.res
    c.res = undefined
    c.res = new Response(body, { status, headers })
  }
}

/** Refused by size or kind, or an upload refused before it was read. */
function mayBeUnread({ req, res: { status } }: Context): boolean {
  return (
    status === 413 ||
    status === 415 ||
    (status >= 400 && req.header('content-type')?.startsWith('multipart/form-data') === true)
  )
}

function drain(incoming: HttpBindings['incoming']): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_DRAIN_BYTES) finish()
    }
    // The web stream has paused it and will not read on.
    const resume = () => incoming.resume()
    const finish = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', resume).off('end', finish).off('close', finish)
      resolve()
    }
    const timer = setTimeout(finish, MAX_DRAIN_MS)
    incoming.on('data', count).on('pause', resume).once('end', finish).once('close', finish).resume()
  })
}
