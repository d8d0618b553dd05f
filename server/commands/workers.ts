import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { env } from '../env.ts'
import { printLine, publicOrigin } from './open.ts'
import { prepareInstallation } from './prepare.ts'

const TRY_AGAIN_AFTER_MS = 2000

/**
 * Prepares the database once, then starts this number of processes and replaces dead ones. On SIGUSR2 replaces each by
 * a new one, which serves before the old one finishes its last request.
 */
export async function serveWithWorkers(count: number): Promise<void> {
  const serving = new Set<Worker>()
  let isStopping = false
  let isReplacing = false
  let isServing = false
  // Registered first: Node would exit at once, also during seeding.
  process
    .removeAllListeners('SIGUSR2')
    .on('SIGUSR2', () =>
      isServing ? restartWorkers() : printLine('not replaced: the first processes are still starting'),
    )

  const login = await prepareInstallation(printLine)

  async function start(): Promise<void> {
    const worker = cluster.fork()
    const failed = once(worker, 'exit').then(() => Promise.reject(new Error('the process ended before it served')))
    await Promise.race([once(worker, 'listening'), failed])
    failed.catch(() => undefined)
    serving.add(worker)
    worker.once('exit', () => {
      if (!serving.delete(worker) || isStopping) return
      printLine(`process ${worker.process.pid} has ended unexpectedly and is replaced`)
      void replace()
    })
  }

  async function replace(): Promise<void> {
    if (isStopping) return
    await start().catch(() => setTimeout(replace, TRY_AGAIN_AFTER_MS))
  }

  async function end(worker: Worker): Promise<void> {
    serving.delete(worker)
    worker.process.kill('SIGTERM')
    await once(worker, 'exit')
  }

  async function restartWorkers(): Promise<void> {
    if (isReplacing) return
    isReplacing = true
    try {
      for (const oldWorker of [...serving]) {
        await start()
        await end(oldWorker)
      }
      printLine(`new processes ${pids()}`)
    } catch {
      printLine('a new process failed to start; the running ones continue')
    }
    isReplacing = false
  }

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    printLine('stopping: open requests are finished first')
    await Promise.all([...serving].map(end))
    process.exit(0)
  }

  const pids = () => [...serving].map(({ process: { pid } }) => pid).join(' ')

  if (env.METRICS_PORT !== undefined) {
    const { readWorkerMetrics, serveMetrics } = await import('../monitoring/metrics/serve-metrics.ts')
    await serveMetrics({ port: env.METRICS_PORT, host: env.HOST, token: env.METRICS_TOKEN, read: readWorkerMetrics() })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await Promise.all(Array.from({ length: count }, start)).catch(() => process.exit(1))
  isServing = true
  printLine(`processes     ${pids()}`)
  printLine(`site          ${publicOrigin()}/de`)
  printLine(`back office   ${publicOrigin()}/admin`)
  printLine(`API           ${publicOrigin()}/api/docs`)
  if (login) printLine(`first login   ${login}`)
}
