import type { ServerResponse } from 'node:http'

/**
 * Handles pipelined requests one after another: responses that cannot be sent yet would hold memory and open files.
 * Node assigns a response its socket when its turn comes.
 */
export function afterPreviousResponse(response: ServerResponse, callback: () => void): void {
  if (response.socket) callback()
  else response.once('socket', callback)
}
