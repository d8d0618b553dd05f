import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = 4500 + (process.pid % 200)
const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/**
 * Runs a static server with the Brotli response of this URL: nginx with one process, else Node's own server.
 * @template T @param {string} address @param {(server: { url: string, name: string, bytes: number }) => Promise<T>} work
 */
export async function withStaticServer(address, work) {
  const bytes = await bytesOf(address)
  const url = `http://127.0.0.1:${PORT}/file`
  if (hasNginx) {
    const folder = mkdtempSync(join(tmpdir(), 'partitur-nginx-'))
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'file'), bytes)
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder))
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    try {
      await answering(url)
      return await work({ url, name: 'nginx', bytes: bytes.length })
    } finally {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-length': bytes.length }).end(bytes),
  ).listen(PORT, '127.0.0.1')
  try {
    return await work({ url, name: 'a bare Node server', bytes: bytes.length })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** As they travel: fetch would decode them. @param {string} url @returns {Promise<Buffer>} */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) =>
      resolve(Buffer.concat(await response.toArray())),
    ).on('error', reject)
  })
}

/** @param {string} url */
async function answering(url) {
  for (;;) {
    const isListening = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @param {string} folder */
function configuration(folder) {
  return `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  server { listen 127.0.0.1:${PORT}; root ${folder}; } }
`
}
