import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'
import { addressesOfFirstUse, installProgram } from '#tests/support/processes/installed-program.ts'

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
  const expectText = async (path: string, pattern: RegExp, requestHeaders: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, { headers: requestHeaders })
    if (response.status !== 200 || !pattern.test(await response.text())) failed.push(`${path} ${response.status}`)
  }
  for (const [path, pattern] of Object.entries(addresses)) await expectText(path, pattern)
  for (const path of ['/de', '/en/news', '/de/suche?q=Bach', '/de?edit', '/admin', '/media/1/small.avif']) {
    await expectText(path, /./)
    await expectText(path, /./, headers)
  }
  for (const path of assets) await expectText(path, /./)
  expect(failed).toEqual([])
})
