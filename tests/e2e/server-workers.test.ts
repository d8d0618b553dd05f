import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { spawnServer } from '../support/server-process.ts'

const VISITORS = 6

async function startHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-workers-'))
  const house = await spawnServer({ dataDir, env: { SEED: 'none', WORKERS: '2' } })
  afterAll(async () => {
    await house.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const pidsAfter = (line: string) => new RegExp(`${line} +([\\d ]+)`).exec(house.output())?.[1]?.split(' ').map(Number)
  return { ...house, pidsAfter }
}

const house = await startHouse()

/** People who ask one thing after another until told to leave; answers what failed. */
function visit(url: string) {
  const failed: string[] = []
  let answered = 0
  let isOver = false
  const loops = Array.from({ length: VISITORS }, async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/categories/`).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error: Error) => error.cause ?? error.message,
      )
      if (answer === 200) answered++
      else failed.push(String(answer))
    }
  })
  const leave = async () => {
    isOver = true
    await Promise.all(loops)
    return { failed, answered }
  }
  return { leave, answered: () => answered }
}

test('processes are replaced one after another without a lost request', async () => {
  const first = house.pidsAfter('processes')
  expect(first).toHaveLength(2)
  const visitors = visit(house.url)
  await expect.poll(visitors.answered).toBeGreaterThan(50)
  house.signal('SIGUSR2')
  await expect.poll(() => house.pidsAfter('new processes')).toHaveLength(2)
  expect(house.pidsAfter('new processes')?.filter((pid) => first?.includes(pid))).toEqual([])
  const before = visitors.answered()
  await expect.poll(visitors.answered).toBeGreaterThan(before + 50)
  const { failed } = await visitors.leave()
  expect(failed).toEqual([])
})

test('a process that dies is replaced, and the others go on', async () => {
  const [one = 0] = house.pidsAfter('new processes') ?? []
  process.kill(one, 'SIGKILL')
  await expect.poll(house.output).toContain(`process ${one} has ended unexpectedly and is replaced`)
  expect((await fetch(`${house.url}/api/categories/`)).status).toBe(200)
})
