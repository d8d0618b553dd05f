import type { ServerResponse } from 'node:http'

/**
 * Of a connection whose client asks on without waiting for answers, one request is answered after another: an answer that cannot be sent
 * yet would take memory and open files for as long as the client takes nothing. Node gives a response its socket when its turn has come.
 */
export function afterPreviousResponse(response: ServerResponse, answer: () => void): void {
  if (response.socket) answer()
  else response.once('socket', answer)
}
