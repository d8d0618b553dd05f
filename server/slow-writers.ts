import type { IncomingMessage } from 'node:http'
import { growingBytes } from './growing-bytes.ts'

/** As Apache's `RequestReadTimeout` (`body=20,MinRate=500`). */
const LOOKED_AT_EVERY_MS = 20_000
const LEAST_BYTES_A_SECOND = 500
const LARGEST_BLOCK_BYTES = 16_384

/** Lets go who sends a body more slowly than any line would, and keeps what comes in small pieces as one. */
export function letGoSlowWriters(request: IncomingMessage, everyMs = LOOKED_AT_EVERY_MS): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  pushInBlocks(request)
  let before = socket.bytesRead
  // At least for a part of the time that is looked back on.
  let waitedForUs = false
  const look = setInterval(() => {
    const came = socket.bytesRead - before
    before = socket.bytesRead
    const waitsForUs = request.readableLength >= request.readableHighWaterMark
    const isOurs = waitsForUs || waitedForUs
    waitedForUs = waitsForUs
    if (!request.complete && !isOurs && came < (LEAST_BYTES_A_SECOND * everyMs) / 1000) socket.destroy()
  }, everyMs).unref()
  socket.once('close', stop)
  request.once('close', stop)

  function stop() {
    clearInterval(look)
    socket.off('close', stop)
  }
}

/** A piece takes hundreds of bytes besides what it says until the body is whole: byte by byte a body of a megabyte took all memory there is. */
function pushInBlocks(request: IncomingMessage): void {
  const push = request.push.bind(request)
  let block = growingBytes(0)

  function flush(): boolean {
    const full = block.whole()
    block = growingBytes(0)
    return full.length === 0 || push(full)
  }

  request.push = (piece: Buffer | null) => {
    if (piece !== null && block.length + piece.length < LARGEST_BLOCK_BYTES) {
      block.append(piece)
      return true
    }
    const goesOn = flush()
    return piece === null || piece.length > 0 ? push(piece) && goesOn : goesOn
  }
}
