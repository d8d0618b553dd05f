import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test('a new account ticks its first steps and puts them away for every browser', async () => {
  const page = await openAdmin('', { width: 390 })
  const steps = page.getByRole('region', { name: 'Erste Schritte' })
  await steps.getByText('0 von 5 erledigt').waitFor()
  await page.evaluate(axe)
  expect(await page.evaluate('axe.run().then(({ violations }) => violations)')).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Alles durchsuchen' }).waitFor()
  await page.keyboard.press('Escape')
  await steps.getByText('1 von 5 erledigt').waitFor()
  await steps.getByRole('link', { name: 'Ihre Liste: Termine' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Termine' }).waitFor()
  await page.goBack()
  await steps.getByText('2 von 5 erledigt').waitFor()
  await steps.getByRole('button', { name: 'Ausblenden' }).press('Enter')
  await steps.waitFor({ state: 'detached' })
  const other = await openAdmin('')
  await other.getByText('Guten Tag').waitFor()
  await other.waitForLoadState('networkidle')
  expect(await other.getByRole('region', { name: 'Erste Schritte' }).count()).toBe(0)
})
