import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A proxy before a server: `mute` drops all data without closing anything, like a firewall that lost a connection;
 * `refuse` closes all connections, new ones at once; `speak` allows new ones; `delay` slows down.
 */
export async function startStallingProxy(url: string) {
  const { hostname, port } = new URL(url)
  const dropping = new Set<() => void>()
  const sockets = new Set<Socket>()
  let isMute = false
  let isRefusing = false
  let delayMs = 0
  const server = createServer((client) => {
    if (isRefusing) {
      client.destroy()
      return
    }
    const upstream = connect(Number(port), hostname)
    let isDropped = isMute
    const drop = () => {
      isDropped = true
    }
    dropping.add(drop)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => {
        if (isDropped) return
        if (delayMs === 0) to.write(chunk)
        else setTimeout(() => to.write(chunk), delayMs)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!isDropped) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxyUrl = new URL(url)
  proxyUrl.port = String((server.address() as AddressInfo).port)
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    dropConnections()
    server.close()
  })
  return {
    url: proxyUrl.href,
    mute() {
      isMute = true
      for (const drop of dropping) drop()
    },
    refuse() {
      isRefusing = true
      dropConnections()
    },
    speak() {
      isMute = false
      isRefusing = false
    },
    /** Delays data in both directions. */
    delay(ms: number) {
      delayMs = ms
    },
    /** Closes every connection, like a stopped database. */
    cut: dropConnections,
  }
}
