import type { ServerResponse } from 'node:http'

const TAKES_NOTHING_MS = 30_000

/** Lets go who takes nothing of an answer, after one to two such times; an answer that is still being made may take longer. */
export function letGoSlowReaders(response: ServerResponse, afterMs = TAKES_NOTHING_MS): void {
  response.setTimeout(afterMs, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.destroy()
  })
}
