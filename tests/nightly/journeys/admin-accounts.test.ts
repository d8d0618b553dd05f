import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([390, 1440])('an account is invited, withdrawn, invited again and reset, at %i px', async (width) => {
  const email = `neu-${width}-${Date.now()}@house.example`
  const options = { viewport: { width, height: 844 }, locale: 'de-DE' }
  const page = await openWindow({ site, browser }, options)
  await site.login(page)
  await page.goto(`${site.url}/admin/users/create`)
  await page.getByLabel('Name *').fill('Neue Redaktion')
  await page.getByLabel('E-Mail-Adresse *').fill(email)
  await page.getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Einladung an Neue Redaktion' })
  const first = await dialog.getByLabel('Link der Einladung').inputValue()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await page.waitForURL(/\/admin\/users\/(?!create)/)
  await page.getByText(/^Eingeladen am/).waitFor()
  await page.getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByText(/^Die Einladung ist zurückgezogen\. Solange/).waitFor()

  const invitedPage = await openWindow({ site, browser }, options)
  const postedPaths: string[] = []
  invitedPage.on(
    'request',
    (request) => request.method() === 'POST' && postedPaths.push(new URL(request.url()).pathname),
  )
  const sentTo = (path: string) => postedPaths.filter((each) => each === path).length
  const open = (link: string) => invitedPage.goto(site.url + new URL(link).pathname + new URL(link).search)
  await open(first)
  await invitedPage.getByText('Diese Einladung wurde zurückgezogen').waitFor()
  await page.getByRole('button', { name: 'Neu einladen' }).click()
  const second = await dialog.getByLabel('Link der Einladung').inputValue()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await open(second)
  await invitedPage.getByLabel('Ihr Name').fill('Nora Neu')
  await invitedPage.locator('input[name="password"]').fill('kurz')
  await invitedPage.locator('input[name="repeat"]').fill('kurz')
  await invitedPage.getByRole('button', { name: 'Konto einrichten' }).click()
  await invitedPage.getByText('Bitte mindestens 12 Zeichen eingeben.').waitFor()
  await invitedPage.locator('input[name="password"]').fill('lang-genug-1')
  await invitedPage.locator('input[name="repeat"]').fill('lang-genug-1')
  const refused = sentTo('/api/admin/invitation/accept/')
  await invitedPage.getByRole('button', { name: 'Konto einrichten' }).dblclick()
  await invitedPage.getByText('Guten Tag, Nora Neu').waitFor()
  expect(sentTo('/api/admin/invitation/accept/') - refused).toBe(1)
  await open(second)
  await invitedPage.getByText('Diese Einladung ist schon angenommen.').waitFor()

  await page.reload()
  await page.getByText(/^Einladung vom .* angenommen am/).waitFor()
  await page.getByRole('button', { name: 'Link für ein neues Passwort' }).click()
  await open(await page.getByRole('dialog').getByLabel('Link für ein neues Passwort').inputValue())
  await invitedPage.locator('input[name="password"]').fill('nach-dem-link-2')
  await invitedPage.locator('input[name="repeat"]').fill('nach-dem-link-2')
  await invitedPage.getByRole('button', { name: 'Speichern' }).dblclick()
  await invitedPage.getByRole('link', { name: 'Zur Anmeldung' }).click()
  expect(sentTo('/api/admin/reset/')).toBe(1)
  await login(invitedPage, email, 'lang-genug-1')
  await invitedPage.getByRole('alert').waitFor()
  await login(invitedPage, email, 'nach-dem-link-2')
  await invitedPage.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()

  await invitedPage.goto(`${site.url}/admin/password`)
  await invitedPage.locator('input[name="current"]').fill('nach-dem-link-2')
  await invitedPage.locator('input[name="password"]').fill('selbst-gewaehlt-3')
  await invitedPage.locator('input[name="repeat"]').fill('selbst-gewaehlt-4')
  await invitedPage.getByRole('button', { name: 'Speichern' }).click()
  await invitedPage.getByText('Die beiden Passwörter sind verschieden.').waitFor()
  await invitedPage.locator('input[name="repeat"]').fill('selbst-gewaehlt-3')
  // On a phone the notice covers the button for a while.
  await invitedPage.locator('input[name="repeat"]').press('Enter')
  await invitedPage.getByText('Ihr Passwort ist geändert.').waitFor()
  await site.session({ email, password: 'selbst-gewaehlt-3' })
})

test('saved settings appear on the site', async () => {
  const page = await openWindow({ site, browser })
  await site.login(page)
  await page.goto(`${site.url}/admin/settings`)
  await page.getByLabel('Instagram (Orchester)').fill('https://www.instagram.com/swp-orchester')
  await page.getByLabel('Rechnernamen (Musikschule)').fill('schule.example')
  await page.getByRole('group', { name: 'Für die Verwaltung' }).getByLabel('Zitat').check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Die Einstellungen sind gespeichert.').waitFor()
  const { body } = await (await site.session()).call('GET', '/api/admin/settings/')
  expect(body).toMatchObject({
    hosts: { school: ['schule.example'] },
    social: { orchestra: { instagram: 'https://www.instagram.com/swp-orchester' } },
  })
  await page.goto(`${site.url}/de`)
  expect(await page.locator('a[href="https://www.instagram.com/swp-orchester"]').count()).toBeGreaterThan(0)
  await page.goto(`${site.url}/de/abonnements?edit`)
  await page.getByRole('button', { name: 'Zitat hinzufügen' }).waitFor()
})

test('a copied production is offline with its dates a year later', async () => {
  const page = await openWindow({ site, browser })
  await site.login(page)
  await page.goto(`${site.url}/admin/productions/4`)
  await page.getByRole('button', { name: 'Duplizieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welche Termine soll die Kopie haben?' })
  expect(await dialog.getByLabel('Wochen später').inputValue()).toBe('52')
  // Reduced motion. Two animations remain: MUI's autofill detection of 10 ms, and loading spinners.
  const timings = () => document.getAnimations().flatMap(({ effect }) => effect?.getTiming() ?? [])
  const moves = (all: EffectTiming[]) =>
    all.filter(({ duration, iterations }) => Number(duration) > 10 && iterations !== Number.POSITIVE_INFINITY)
  expect(moves(await page.evaluate(timings))).toEqual([])
  await dialog.getByRole('button', { name: 'Duplizieren' }).click()
  await page.getByText('Dupliziert. Die Kopie ist offline.').waitFor()
  await page.waitForURL(/\/admin\/productions\/(?!4$)\d+$/)
  await expect.poll(() => page.getByLabel('Online').isChecked()).toBe(false)
  const api = await site.session()
  const datesOf = async (id: string) => (await api.call('GET', `/api/admin/productions/${id}/`)).body.dates
  const copies = await datesOf(page.url().split('/').at(-1) ?? '')
  expect(copies).toHaveLength((await datesOf('4')).length)
  expect(copies[0]).toMatchObject({ status: 'scheduled', tickets: 'available', ticket_link: '' })
})

test('a filter can be saved under a name', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  await site.login(page)
  await page.goto(`${site.url}/admin/courses?filter=${encodeURIComponent('{"is_online":"true"}')}`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Diese Filter speichern …' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nur online')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await page.goto(`${site.url}/admin/courses`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: /Nur online/ }).waitFor()
})

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}
