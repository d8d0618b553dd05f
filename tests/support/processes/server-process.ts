import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoryEnv, memoryFlags } from '#scripts/prepare.mjs'
import { clockScript } from '../browser/journeys-clock.ts'

export const ADMIN = { email: 'leitung@house.example', password: 'ein-langes-passwort' }
const root = join(import.meta.dirname, '../../..')
const clockFlags = ['--import', pathToFileURL(join(root, 'tests/support/processes/controlled-clock.mjs')).href]
const inTime = ['--import', `data:text/javascript,${encodeURIComponent(clockScript)}`]

export type ServerProcess = {
  url: string
  port: number
  pid: number
  stop: () => Promise<void>
  kill: () => Promise<void>
  signal: (name: NodeJS.Signals) => void
  /** With `controlledClock`: sets its clock to this time. */
  setClock: (time: number) => Promise<void>
  output: () => string
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** `wrapper`: a command prefix that starts the given program. */
type ServerOptions = {
  dataDir: string
  port?: number
  env?: Record<string, string>
  controlledClock?: boolean
  program?: string
  wrapper?: readonly string[]
}

/**
 * The built server, or the one in the folder `program`, as a process with a deployed one's memory, on `port` or a free
 * one; resolves once it serves.
 */
export async function spawnServer({
  dataDir,
  port,
  env = {},
  controlledClock = false,
  program = root,
  wrapper = [],
}: ServerOptions): Promise<ServerProcess> {
  const chosenPort = port ?? (await freePort())
  const [command = process.execPath, ...args] = [
    ...wrapper,
    process.execPath,
    ...memoryFlags(),
    ...inTime,
    ...(controlledClock ? clockFlags : []),
    join(program, 'build/server/index.js'),
  ]
  const child = spawn(command, args, {
    cwd: program,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...memoryEnv,
      PORT: String(chosenPort),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(controlledClock ? (['ipc'] as const) : [])],
  })
  endWithTests(child)
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  await ready(child, () => output)
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    port: chosenPort,
    pid: child.pid ?? 0,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
    signal: (name) => void child.kill(name),
    setClock: async (time) => {
      const isTold = once(child, 'message')
      child.send({ time })
      await isTold
    },
    output: () => output,
  }
}

/** Ends with the test process, however that ends. */
export function endWithTests<C extends ChildProcess>(child: C): C {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('back office')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
