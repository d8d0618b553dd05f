import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const DRAIN_MAX_BYTES = 64 * 1024 * 1024
const DRAIN_MAX_MS = 5000

/** What a request carries from the network; nothing when it is made in process. */
export type Network = Partial<HttpBindings>

/**
 * A body that is refused by its size or kind is read and thrown away before the answer, within bounds, and the connection
 * ends with it. Closing it while the client still sends would reset it, and the client would never read why.
 */
export function closeInOrder(): MiddlewareHandler<{ Bindings: Network }> {
  return async function closeInOrder(c, next) {
    await next()
    if (c.res.status !== 413 && c.res.status !== 415) return
    const incoming = c.env?.incoming
    if (!incoming) return
    await drain(incoming)
    c.header('Connection', 'close')
  }
}

function drain(incoming: HttpBindings['incoming']): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > DRAIN_MAX_BYTES) done()
    }
    // The web stream over it pauses it, because nobody reads that any more.
    const goOn = () => incoming.resume()
    const done = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', goOn).off('end', done).off('close', done)
      resolve()
    }
    const timer = setTimeout(done, DRAIN_MAX_MS)
    incoming.on('data', count).on('pause', goOn).once('end', done).once('close', done).resume()
  })
}
