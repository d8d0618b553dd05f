import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort, spawnServer } from '#tests/support/processes/server-process.ts'
import { signalWhileLoading } from '#tests/support/processes/signal-while-loading.ts'

const VISITORS = 6
const metricsPort = await freePort()

async function startInstallation(
  env: Record<string, string>,
  { until }: { until: (end: () => Promise<void>) => void },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-workers-'))
  const installation = await spawnServer({ dataDir, env: { SEED: 'none', ...env } })
  until(async () => {
    await installation.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const pidsAfter = (line: string) =>
    new RegExp(`${line} +([\\d ]+)`).exec(installation.output())?.[1]?.split(' ').map(Number)
  return { ...installation, pidsAfter }
}

const installation = await startInstallation({ WORKERS: '2', METRICS_PORT: String(metricsPort) }, { until: afterAll })

/** Visitors who send one request after another until stopped; answers the failures. */
function visit(url: string) {
  const failed: string[] = []
  let successCount = 0
  let isOver = false
  const loops = Array.from({ length: VISITORS }, async () => {
    while (!isOver) {
      const status = await fetch(`${url}/api/categories/`).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error: Error) => error.cause ?? error.message,
      )
      if (status === 200) successCount++
      else failed.push(String(status))
    }
  })
  const leave = async () => {
    isOver = true
    await Promise.all(loops)
    return { failed, answered: successCount }
  }
  return { leave, answered: () => successCount }
}

test('metrics add up all processes', async () => {
  const requestCount = 40
  // A connection each, because those of one connection go to one process.
  for (let count = 0; count < requestCount; count++)
    await (await fetch(`${installation.url}/api/venues/`, { headers: { connection: 'close' } })).arrayBuffer()
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const sum = (text: string, sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(sample))
        ?.split(' ')
        .at(-1),
    )
  const text = await metrics()
  expect(
    sum(
      text,
      'http_server_request_duration_seconds_count{http_request_method="GET",http_response_status_code="200",http_route="/api/venues/"}',
    ),
  ).toBe(requestCount)
  // One miss per process, then hits: both have answered.
  expect(sum(text, 'partitur_page_cache_answers_total{result="miss"}')).toBe(2)
  expect(sum(text, 'partitur_page_cache_answers_total{result="hit"}')).toBe(requestCount - 2)
  expect(sum(text, 'partitur_notification_age_seconds')).toBeLessThan(60)
})

test('processes are replaced one by one without a lost request', { timeout: 120_000 }, async () => {
  const first = installation.pidsAfter('processes')
  expect(first).toHaveLength(2)
  const visitors = visit(installation.url)
  await expect.poll(visitors.answered).toBeGreaterThan(50)
  installation.signal('SIGUSR2')
  // Two starts and two ends, one after another, on a busy machine.
  await expect.poll(() => installation.pidsAfter('new processes'), { timeout: 60_000 }).toHaveLength(2)
  expect(installation.pidsAfter('new processes')?.filter((pid) => first?.includes(pid))).toEqual([])
  const before = visitors.answered()
  await expect.poll(visitors.answered).toBeGreaterThan(before + 50)
  const { failed } = await visitors.leave()
  expect(failed).toEqual([])
})

test('a crashed process is replaced while the others serve', async () => {
  const [pid = 0] = installation.pidsAfter('new processes') ?? []
  process.kill(pid, 'SIGKILL')
  await expect.poll(installation.output).toContain(`process ${pid} has ended unexpectedly and is replaced`)
  expect((await fetch(`${installation.url}/api/categories/`)).status).toBe(200)
})

test('a single process reports that it cannot be replaced, and continues', async () => {
  const single = await startInstallation({ WORKERS: '1' }, { until: onTestFinished })
  single.signal('SIGUSR2')
  await expect.poll(single.output).toContain('SIGUSR2 replaces workers only: restart this process')
  expect((await fetch(`${single.url}/api/categories/`)).status).toBe(200)
})

test('a replace signal during startup is reported, and the process starts', async () => {
  const starting = await startInstallation(
    { WORKERS: '1', NODE_OPTIONS: signalWhileLoading },
    { until: onTestFinished },
  )
  expect(starting.output()).toContain('not replaced: the process is still starting')
  expect((await fetch(`${starting.url}/api/categories/`)).status).toBe(200)
})
