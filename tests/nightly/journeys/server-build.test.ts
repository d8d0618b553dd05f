import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addressesOfFirstUse, installProgram } from '#tests/support/installed-program.ts'
import { startSite } from '#tests/support/site.ts'

test('a process whose build was deleted still serves every page', async () => {
  const program = installProgram()
  const site = await startSite({ program })
  onTestFinished(() => site.stop())
  const addresses = await addressesOfFirstUse(site.url)
  const { headers } = await site.session()
  const assets = (await (await fetch(`${site.url}/de/kurse`)).text()).match(/\/assets\/[\w.~-]+\.(js|css|woff2)/g) ?? []
  expect(assets.length).toBeGreaterThan(3)
  rmSync(join(program, 'build'), { recursive: true })

  const failed: string[] = []
  const ask = async (path: string, says: RegExp, as: Record<string, string> = {}) => {
    const answer = await fetch(site.url + path, { headers: as })
    if (answer.status !== 200 || !says.test(await answer.text())) failed.push(`${path} ${answer.status}`)
  }
  for (const [path, says] of Object.entries(addresses)) await ask(path, says)
  for (const path of ['/de', '/en/news', '/de/suche?q=Bach', '/de?edit', '/admin', '/media/1/small.avif']) {
    await ask(path, /./)
    await ask(path, /./, headers)
  }
  for (const path of assets) await ask(path, /./)
  expect(failed).toEqual([])
})
