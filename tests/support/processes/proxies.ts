import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './server-process.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const TRY_AGAIN_AFTER_MS = 50
const STARTS_WITHIN_MS = 10_000

export const HOST = 'www.example.org'
export const PROXIES = { nginx: startNginx, Caddy: startCaddy }

export type StartedProxy = Awaited<ReturnType<typeof startNginx>>
/** Ports of the processes behind it. */
type ProxyOptions = { backends: readonly number[] }

/** `deploy/nginx.conf` with replaced ports and certificate files. */
export async function startNginx({ backends }: ProxyOptions) {
  const setup = await prepare('nginx')
  const { folder, httpPort, httpsPort, certificate } = setup
  const site = replaceAll(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), [
    [/server 127\.0\.0\.1:3000(.*)/, backends.map((port) => `server 127.0.0.1:${port}$1`).join('\n')],
    [/listen \[::\]:.*\n/, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 ssl/, `listen 127.0.0.1:${httpsPort} ssl`],
    [/\/etc\/ssl\/partitur\/fullchain\.pem/, certificate.file],
    [/\/etc\/ssl\/partitur\/privkey\.pem/, certificate.key],
  ])
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const main = `
    daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name.replace('client_', '')};`).join(' ')}
      ${site}
    }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return start(setup, 'nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')])
}

/** `deploy/Caddyfile` with replaced ports and a test certificate. */
export async function startCaddy({ backends }: ProxyOptions) {
  const setup = await prepare('caddy')
  const { folder, httpPort, httpsPort, certificate } = setup
  const site = replaceAll(readFileSync(join(deploy, 'Caddyfile'), 'utf8'), [
    [/reverse_proxy 127\.0\.0\.1:3000/, `reverse_proxy ${backends.map((port) => `127.0.0.1:${port}`).join(' ')}`],
    [/^www\.example\.org \{/m, `${HOST} {\n\tbind 127.0.0.1\n\ttls ${certificate.file} ${certificate.key}`],
  ])
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${site}`,
  )
  return start(setup, 'caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'])
}

function replaceAll(text: string, changes: [RegExp, string][]): string {
  return changes.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`the configuration says nowhere ${pattern}`)
    return changed.replace(new RegExp(pattern, `${pattern.flags}g`), replacement)
  }, text)
}

async function prepare(program: string) {
  for (const command of [program, 'openssl'])
    if (spawnSync('which', [command]).status !== 0) throw new Error(`${command} is missing: apt-get install ${command}`)
  const folder = mkdtempSync(join(tmpdir(), `partitur-${program}-`))
  return { folder, httpPort: await freePort(), httpsPort: await freePort(), certificate: makeCertificate(folder) }
}

function makeCertificate(folder: string) {
  const [file, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-keyout',
    key,
    '-out',
    file,
    '-subj',
    `/CN=${HOST}`,
  ]
  const result = spawnSync('openssl', [...args, '-addext', `subjectAltName=DNS:${HOST}`], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(result.stderr)
  return { file, key, text: readFileSync(file, 'utf8') }
}

async function start(
  { folder, httpPort, httpsPort, certificate }: Awaited<ReturnType<typeof prepare>>,
  program: string,
  args: string[],
) {
  const child = spawn(program, args, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const exited = once(child, 'exit')
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await isListening(httpsPort))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${program} does not start:\n${output}`)
    await wait(TRY_AGAIN_AFTER_MS)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { httpPort, httpsPort, ca: certificate.text, certificateFile: certificate.file, stop, output: () => output }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
