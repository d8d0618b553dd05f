import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pick } from '#tests/support/browser/admin-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite({ env: { VERSIONING: '1' } })

async function violations(page: Page) {
  await page.evaluate(axe.source)
  const { violations }: axe.AxeResults = await page.evaluate('axe.run(document)')
  return violations.map(({ id }) => id)
}

test.each([1440, 390])('an offline record joins, leaves and rejoins a release, at %i px', async (width) => {
  const { call } = await site.session()
  const name = `Sommerkurs ${width}`
  const groups = (await call('GET', '/api/admin/parent-groups/')).body.results
  const course = (
    await call('POST', '/api/admin/courses/', {
      name: { de: name, en: '' },
      parent_group_id: groups[0].id,
      is_online: false,
    })
  ).body
  const release = (
    await call('POST', '/api/admin/releases/', { name: `Sommer ${width}`, public_from: '2099-06-01T08:00:00Z' })
  ).body
  const stored = async () => (await call('GET', `/api/admin/courses/${course.id}/`)).body

  const page = await openWindow({ site, browser }, { viewport: { width, height: 900 }, locale: 'de-DE' })
  await site.login(page)
  await page.goto(`${site.url}/admin/releases/${release.id}`)
  const group = page.getByRole('group', { name: 'Hineinnehmen' })
  await group.getByLabel('Was', { exact: true }).click()
  await page.getByRole('option', { name: 'Kurs', exact: true }).click()
  await pick(group.getByLabel('Offline, zum Suchen tippen'), name)
  await group.getByRole('button', { name: 'Hineinnehmen' }).click()
  await page.getByRole('button', { name: `${name} herausnehmen` }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await stored()).toMatchObject({
    is_online: true,
    online_from: '2099-06-01T08:00:00.000Z',
    online_with: release.id,
  })
  await page.getByRole('button', { name: `${name} herausnehmen` }).click()
  await page.getByRole('button', { name: `${name} herausnehmen` }).waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ is_online: false, online_from: null, online_with: null })

  await page.goto(`${site.url}/admin/courses/${course.id}`)
  await page.getByLabel('Online').check()
  await page.getByLabel('Ab wann').click()
  await page.getByRole('option', { name: 'Mit einer Veröffentlichung' }).click()
  await page.getByLabel(/^Veröffentlichung/).click()
  await page.getByRole('option', { name: new RegExp(`^Sommer ${width}`) }).click()
  // A closed list still fades out, without its role.
  await page.locator('[role=listbox]').waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await stored()).online_with).toBe(release.id)
  expect((await fetch(site.url + course.urls.de)).status).toBe(404)
})
