import type { IncomingMessage, ServerResponse } from 'node:http'
import { createGrowableBuffer } from './growable-buffer.ts'

// Node's timeouts measure two things: how long a request takes as a whole (`requestTimeout`), which an upload over a slow
// line needs half an hour of, and how long a connection is silent. Neither ends a body that comes letter by letter, nor an
// answer that nobody reads while it is still being made (`npm run test:faults -- slow`). This file closes those two.

const READS_NOTHING_MS = 30_000
/** As Apache's `RequestReadTimeout` (`body=20,MinRate=500`). */
const CHECK_INTERVAL_MS = 20_000
const MIN_BYTES_PER_SECOND = 500
const MAX_BLOCK_BYTES = 16_384

/** Closes the connection of a client that reads nothing of its answer, after one to two such times; an answer that is still being made may take longer. */
export function closeSlowReaders(response: ServerResponse, afterMs = READS_NOTHING_MS): void {
  response.setTimeout(afterMs, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.destroy()
  })
}

/** Closes the connection of a client that sends its body more slowly than any line would, and joins small chunks into blocks. */
export function closeSlowWriters(request: IncomingMessage, everyMs = CHECK_INTERVAL_MS): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  pushInBlocks(request)
  let before = socket.bytesRead
  let wasPaused = false
  const check = setInterval(() => {
    const received = socket.bytesRead - before
    before = socket.bytesRead
    // The client waits for the server when the buffer is full at the end of an interval, or was at its beginning.
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

/** A chunk costs hundreds of bytes besides its content until the body is whole: a megabyte sent byte by byte took all memory. */
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
