import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Between the test and a server: `mute` drops what comes from either side and closes nothing, as a firewall does that
 * has forgotten a connection; new connections are accepted and hear nothing. `refuse` ends them all, new ones at once, as a
 * telephone without a line. After `speak` new ones get through. `delay` makes it slow.
 */
export async function startStallingProxy(url: string) {
  const { hostname, port } = new URL(url)
  const dropping = new Set<() => void>()
  const sockets = new Set<Socket>()
  let isMute = false
  let isRefusing = false
  let delayMs = 0
  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    let isDropped = isMute
    const drop = () => {
      isDropped = true
    }
    dropping.add(drop)
    for (const [from, to] of [
      [near, far],
      [far, near],
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
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    url: through.href,
    mute() {
      isMute = true
      for (const drop of dropping) drop()
    },
    refuse() {
      isRefusing = true
      cut()
    },
    speak() {
      isMute = false
      isRefusing = false
    },
    /** Whatever is said, either way, arrives so much later. */
    delay(ms: number) {
      delayMs = ms
    },
    /** Ends every connection, as a database that is stopped. */
    cut,
  }
}
