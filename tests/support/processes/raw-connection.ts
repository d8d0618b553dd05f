import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A raw connection to a test server, for one test. */
export async function connectTo(listener: RequestListener): Promise<Socket> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true)
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  return socket
}
