import { Readable } from 'node:stream'
import { Semaphore } from 'async-mutex'
import type { ByteRange } from './media-store.ts'

/** What is used of a `FileHandle`. */
type OpenFile = { read: (into: Buffer, options: { position: number }) => Promise<{ bytesRead: number; buffer: Buffer }>; close: () => Promise<void> }

const PIECE_BYTES = 64 * 1024

/** As many as Node has threads that read files. */
const turns = new Semaphore(4)

/**
 * The bytes of an open file, which is closed with them. All that are read take turns, a piece each: the operating system takes
 * megabytes at once for everybody who asks for a film, and a thousand of them would be served before who asks for a page.
 */
export function readInTurn(handle: OpenFile, { start, end }: ByteRange): Readable {
  let at = start
  let reading = Promise.resolve()

  async function readOn(body: Readable): Promise<void> {
    try {
      if (body.destroyed) return
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, end + 1 - at)), { position: at })
      at += bytesRead
      body.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead))
    } catch (error) {
      body.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return new Readable({
    highWaterMark: PIECE_BYTES,
    read() {
      if (at > end) this.push(null)
      else reading = turns.runExclusive(() => readOn(this))
    },
    destroy(error, done) {
      reading.then(() => handle.close()).then(() => done(error), done)
    },
  })
}
