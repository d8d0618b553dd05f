import { expect, test } from 'vitest'
import { totpCode } from '#tests/support/browser/authenticator.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([390, 1440])('a second factor is set up, required and turned off, at %i px', async (width) => {
  const email = `zwei-${Date.now()}@house.example`
  const password = 'lang-genug-2'
  await site.createAccount({ email, name: 'Zwei Schritte', password })
  const options = { viewport: { width, height: 844 }, locale: 'de-DE' }
  const page = await openWindow({ site, browser }, options)
  await page.goto(`${site.url}/admin/login`)
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
  await page.goto(`${site.url}/admin/second-factor`)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  const secret = (await page.locator('form code').innerText()).replaceAll(/\s/g, '')
  const field = page.getByLabel('Code aus der App')
  await field.fill('000000')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByRole('alert').waitFor()
  await field.fill(await totpCode(secret))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByLabel('Ich habe die Codes aufbewahrt').waitFor()
  const paper = await page.locator('li code').allInnerTexts()
  expect(paper).toHaveLength(10)
  await page.getByLabel('Ich habe die Codes aufbewahrt').check()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await page.getByText('Eingeschaltet seit').waitFor()

  const onSite = await openWindow({ site, browser }, options)
  await onSite.goto(`${site.url}/de/orchester?edit`)
  await onSite.getByLabel(/^E-Mail-Adresse/).fill(email)
  await onSite.locator('input[name=password]').fill(password)
  await onSite.getByRole('button', { name: 'Anmelden' }).click()
  await onSite.getByLabel('Code aus der App').fill(await totpCode(secret, { stepsAway: 1 }))
  await onSite.keyboard.press('Enter')
  await onSite.getByRole('region', { name: 'Seite bearbeiten' }).waitFor()

  const elsewhere = await openWindow({ site, browser }, options)
  await elsewhere.goto(`${site.url}/admin/login`)
  await elsewhere.getByLabel(/^E-Mail-Adresse/).fill(email)
  await elsewhere.locator('input[name=password]').fill(password)
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click()
  await elsewhere.getByRole('button', { name: 'Ich habe das Telefon nicht' }).click()
  await elsewhere.getByLabel('Wiederherstellungscode').fill(paper[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click()
  await elsewhere.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
  await elsewhere.goto(`${site.url}/admin/second-factor`)
  await elsewhere.getByText('Noch 9 Wiederherstellungscodes.').waitFor()
  await elsewhere.getByRole('button', { name: 'Ausschalten' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click()
  await elsewhere.getByRole('button', { name: 'Einrichten' }).waitFor()
})
