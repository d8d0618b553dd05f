import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** More than the largest file that is taken, so that one that is a little larger is refused in words. */
const MAX_DRAIN_BYTES = 256 * 1024 * 1024
const MAX_DRAIN_MS = 30_000

/** What a request carries from the network; nothing when it is made in process. */
export type NodeBindings = Partial<HttpBindings>

/**
 * A body that is refused by its size or kind, and an upload that is refused, is answered whole at once, and what the client still sends is read and thrown away, within
 * bounds, before the connection ends. Closing it while the client sends would reset it, and the client would never read why: a
 * browser, which sends everything before it reads, and a proxy, which answers 502 in our place.
 */
export function drainRejectedUpload(): MiddlewareHandler<{ Bindings: NodeBindings }> {
  return async function closeInOrder(c, next) {
    await next()
    const incoming = c.env?.incoming
    if (!incoming || !mayBeUnread(c)) return
    const answer = new Uint8Array(await c.res.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(answer)
        await drain(incoming)
        controller.close()
      },
    })
    const headers = new Headers(c.res.headers)
    headers.set('Content-Length', String(answer.length))
    headers.set('Connection', 'close')
    const { status } = c.res
    c.res = undefined
    c.res = new Response(body, { status, headers })
  }
}

/** Refused by its size or kind, or an upload that was refused before it was read. */
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
      if (bytes > MAX_DRAIN_BYTES) done()
    }
    // The web stream over it pauses it, because nobody reads that any more.
    const goOn = () => incoming.resume()
    const done = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', goOn).off('end', done).off('close', done)
      resolve()
    }
    const timer = setTimeout(done, MAX_DRAIN_MS)
    incoming.on('data', count).on('pause', goOn).once('end', done).once('close', done).resume()
  })
}
