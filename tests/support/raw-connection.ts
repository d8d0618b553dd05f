import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection to a server that answers so, for one test; what is sent over it are bytes. */
export async function connectTo(answer: RequestListener): Promise<Socket> {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true)
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  return socket
}
