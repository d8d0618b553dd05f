import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { navigateInApp } from '#tests/support/browser/admin-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

// tests/architecture.test.ts checks that every form registers; this covers one of each kind of form and screen.
const forms = [
  '/admin/productions/create',
  '/admin/venues/1',
  '/admin/images/5',
  '/admin/users/create',
  '/admin/settings',
  '/admin/password',
]

test('every form asks before it is left by any way', { timeout: 180_000 }, async () => {
  const page = await openDashboard()
  await page.getByRole('button', { name: 'Technik' }).click()
  for (const form of forms) {
    await navigateInApp(page, form)
    // The previous form asks too.
    if (form !== forms[0]) await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
    await page.waitForFunction((path) => window.location.pathname === path, form)
    const field = page
      .locator('form input[type="text"]:not([readonly]):not([role]), form input[type="password"]')
      .first()
    await expect.poll(() => field.inputValue()).not.toBe('Noch nicht gespeichert')
    await field.fill('Noch nicht gespeichert')
    expect(await page.evaluate(silentWaysOut, form)).toEqual([])
  }
})

test('an incomplete date counts as unsaved, on a hidden tab too', async () => {
  const api = await site.session()
  const form = '/admin/productions/4'
  const [date] = (await api.call('GET', `/api${form}/`)).body.dates
  await api.call('PATCH', `/api/admin/event-dates/${date.id}/`, {
    version: date.version,
    status: 'postponed',
    moved_from_start: null,
  })
  const page = await openDashboard()
  await navigateInApp(page, form)
  await page.getByRole('tab', { name: 'Termine' }).click()
  const formerStart = page.getByLabel('Bisheriger Beginn').first()
  await formerStart.focus()
  await page.keyboard.type('1207')
  expect(await formerStart.inputValue()).toBe('')
  await page.getByRole('tab', { name: 'Allgemein' }).click()
  expect(await page.evaluate(silentWaysOut, form)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByText('Datum und Uhrzeit sind nicht vollständig.').waitFor()
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(dialogTypes).toEqual(['beforeunload'])
  await page.getByRole('tab', { name: 'Termine' }).click()
  await formerStart.fill('2038-07-12T19:30')
  await formerStart.fill('')
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Übersicht' }).click()
  await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
})

test('a save without a connection preserves the input and can be retried', async () => {
  const api = await site.session()
  const stored = async () => (await api.call('GET', '/api/admin/venues/2/')).body.city
  const page = await openDashboard()
  await navigateInApp(page, '/admin/venues/2')
  const city = page.getByLabel('Ort', { exact: true })
  await city.fill('Ohnenetz')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Der Server ist nicht erreichbar.').waitFor()
  expect(await city.inputValue()).toBe('Ohnenetz')
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.keyboard.press('Control+s')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  expect(await stored()).toBe('Ohnenetz')
})

test('"save and continue" saves the form or stays on an error', async () => {
  const api = await site.session()
  const page = await openDashboard()
  await navigateInApp(page, '/admin/venues/3')
  const city = page.getByLabel('Ort', { exact: true })
  const name = page.getByLabel('Name', { exact: false }).first()
  const leave = () =>
    page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Übersicht' }).click()
  const saveAndGoOn = () => page.getByRole('dialog').getByRole('button', { name: 'Speichern und weiter' }).click()
  const before = await name.inputValue()
  await name.fill('')
  await leave()
  await saveAndGoOn()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/admin/venues/3')
  await name.fill(before)
  await city.fill('Hin und weg')
  await leave()
  await saveAndGoOn()
  await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
  expect((await api.call('GET', '/api/admin/venues/3/')).body.city).toBe('Hin und weg')

  await navigateInApp(page, '/admin/categories/create')
  await page.getByLabel('Name').first().fill('Vor dem Gehen')
  await leave()
  await saveAndGoOn()
  await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
  expect((await api.call('GET', '/api/admin/categories/?search=Vor dem Gehen')).body.count).toBe(1)
})

async function openDashboard(): Promise<Page> {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 1200 } })
  await site.login(page)
  await page.goto(`${site.url}/admin`)
  await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
  return page
}

/** Exits that did not ask, or lost input. Runs in the page, where clicks are fast. */
async function silentWaysOut(form: string): Promise<string[]> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const findByText = (selector: string, name: string) =>
    all(selector).find((element) => element.textContent?.includes(name))
  const appears = async <T>(findElement: () => T | undefined): Promise<T | undefined> => {
    const end = performance.now() + 5000
    while (performance.now() < end) {
      const element = findElement()
      if (element) return element
      await new Promise(requestAnimationFrame)
    }
    return undefined
  }
  const chooseItem = async (button: HTMLElement | undefined, item: string) => {
    button?.click()
    const menuItem = await appears(() => findByText('[role="menuitem"]', item))
    menuItem?.click()
  }
  const area = form.split('/').slice(0, 3).join('/')
  const exits: Record<string, () => unknown> = {
    menu: () => document.querySelector<HTMLElement>(`nav a[href="${area}"]`)?.click(),
    'another area': () => findByText('nav a', 'Übersicht')?.click(),
    brand: () => findByText('header a', 'Partitur')?.click(),
    list: () => findByText('main a', 'Liste')?.click(),
    back: () => window.history.back(),
    language: () => chooseItem(findByText('header button', 'Deutsch'), 'English'),
    refresh: () => document.querySelector<HTMLElement>('header button[aria-label="Aktualisieren"]')?.click(),
    logout: () =>
      chooseItem(document.querySelector<HTMLElement>('header button[aria-label^="Konto"]') ?? undefined, 'Abmelden'),
  }
  const hasNoList = form.endsWith('create') || form === area
  const silent: string[] = []
  for (const [name, leave] of Object.entries(exits)) {
    if ((name === 'list' && hasNoList) || (name === 'menu' && form === area)) continue
    await leave()
    const stay = await appears(() => findByText('[role="dialog"] button', 'Hier bleiben'))
    if (!stay) return [`${form}: ${name}`]
    stay.click()
    const isThere = await appears(() =>
      findByText('[role="dialog"] button', 'Hier bleiben') ? undefined : window.location.pathname === form,
    )
    const isKept = [...document.querySelectorAll<HTMLInputElement>('form input')].some(
      ({ value, validity }) => value === 'Noch nicht gespeichert' || validity.badInput,
    )
    if (!isThere || !isKept) silent.push(`${form}: ${name} lost it`)
  }
  if (window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) silent.push(`${form}: reload`)
  return silent
}
