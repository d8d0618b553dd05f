import type { IncomingMessage, ServerResponse } from 'node:http'
import { createGrowableBuffer } from './growable-buffer.ts'

// Node's timeouts end neither a body that arrives byte by byte nor a response that nobody reads while it is generated
// (`npm run test:faults -- slow`). This file does.

const READS_NOTHING_MS = 30_000
/** As Apache's `RequestReadTimeout` (`body=20,MinRate=500`). */
const CHECK_INTERVAL_MS = 20_000
const MIN_BYTES_PER_SECOND = 500
const MAX_BLOCK_BYTES = 16_384

/** Closes the connection of a client that reads nothing for one to two intervals. */
export function closeSlowReaders(response: ServerResponse, afterMs = READS_NOTHING_MS): void {
  response.setTimeout(afterMs, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.destroy()
  })
}

/** Closes the connection of a client that sends too slowly, and joins small chunks into blocks. */
export function closeSlowWriters(request: IncomingMessage, everyMs = CHECK_INTERVAL_MS): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  pushInBlocks(request)
  let before = socket.bytesRead
  let wasPaused = false
  const check = setInterval(() => {
    const received = socket.bytesRead - before
    before = socket.bytesRead
    // A buffer that is full at the start or end of an interval means that the client waits for the server.
    const isPaused = request.readableLength >= request.readableHighWaterMark
    const isSlow = !isPaused && !wasPaused && received < (MIN_BYTES_PER_SECOND * everyMs) / 1000
    wasPaused = isPaused
    if (!request.complete && isSlow) socket.destroy()
  }, everyMs).unref()
  socket.once('close', stop)
  request.once('close', stop)

  function stop() {
    clearInterval(check)
    socket.off('close', stop)
  }
}

/** Each chunk costs hundreds of bytes until the body is complete: a megabyte sent byte by byte took all memory. */
function pushInBlocks(request: IncomingMessage): void {
  const push = request.push.bind(request)
  let block = createGrowableBuffer(0)

  function flush(): boolean {
    const full = block.whole()
    block = createGrowableBuffer(0)
    return full.length === 0 || push(full)
  }

  request.push = (chunk: Buffer | null) => {
    if (chunk !== null && block.length + chunk.length < MAX_BLOCK_BYTES) {
      block.append(chunk)
      return true
    }
    const canGoOn = flush()
    return chunk === null || chunk.length > 0 ? push(chunk) && canGoOn : canGoOn
  }
}
