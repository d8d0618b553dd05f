import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'

const { site, browser } = await useSite()

test('?edit redirects a visitor to the login and back into editing', async () => {
  const page = await openWindow({ site, browser })
  await page.goto(`${site.url}/de/abonnements?edit`)
  await page.getByRole('heading', { name: 'Zum Bearbeiten anmelden' }).waitFor()
  await page.getByLabel('E-Mail-Adresse').fill('leitung@house.example')
  await page.getByLabel('Passwort').fill('ein-langes-passwort')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await bar(page).waitFor()
  await page.close()
})

test('an expired session asks for a login and repeats the write', async () => {
  const page = await openEditor({ site, browser })
  await page.context().clearCookies()
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Nach der Anmeldung')
  await headline.press('Escape')
  const login = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await login.getByLabel('Passwort').fill('falsch')
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await login.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').waitFor()
  await logInAgain(page)
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Nach der Anmeldung')
})

test('an editor is warned when another account has logged in', async () => {
  const anna = { name: 'Anna Muster', email: 'anna@house.example', password: 'ein-anderes-passwort' }
  await site.createAccount(anna)
  const page = await openEditor({ site, browser })
  await site.login(page, anna)
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Unter fremdem Namen')
  await headline.press('Escape')
  const accountDialog = page.getByRole('dialog', { name: 'Hier ist jemand anderes angemeldet' })
  await accountDialog.getByText('In einem anderen Fenster hat sich Anna Muster angemeldet.').waitFor()
  expect(await asVisitor(site, '/de/abonnements')).not.toContain('Unter fremdem Namen')
  await accountDialog.getByRole('button', { name: 'Als Anna Muster weiterschreiben' }).click()
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Unter fremdem Namen')
})

test('an expired session in a picker resumes search and upload after login', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: /^Modul in Spalte 1 von Abschnitt 1/ }).click()
  await page.getByRole('menuitem', { name: 'Bild', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Bild hinzufügen' })
  const picker = page.getByRole('dialog', { name: 'Bild wählen' })
  // A newly uploaded picture has no alt text yet, so its role is not img.
  const readImage = () => form.locator('img').getAttribute('src')

  await endSession(page)
  await form.getByRole('button', { name: 'Bild wählen' }).click()
  await logInAgain(page)
  await picker.getByRole('listitem').first().getByRole('button').click()
  await picker.waitFor({ state: 'detached' })
  const first = await readImage()

  await form.getByRole('button', { name: 'Bild: wählen oder beschreiben' }).click()
  await picker.getByRole('listitem').first().waitFor()
  await endSession(page)
  await picker.getByLabel('Bild hochladen').setInputFiles(await makePictures(1))
  await logInAgain(page)
  await picker.waitFor({ state: 'detached' })
  await expect.poll(readImage).not.toBe(first)
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await allSaved(page)
})

test('a postponed login is offered again when saving', async () => {
  const page = await openEditor({ site, browser })
  await page.context().clearCookies()
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Später angemeldet')
  await headline.press('Escape')
  const login = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  for (const button of [
    page.getByRole('button', { name: 'Nur auf diesem Gerät' }),
    bar(page).getByRole('button', { name: 'Anmelden', exact: true }),
  ]) {
    await login.getByRole('button', { name: 'Später anmelden' }).click()
    await login.waitFor({ state: 'detached' })
    await button.click()
    await login.waitFor()
  }
})

function endSession(page: Page): Promise<void> {
  return page.context().clearCookies({ name: /session/ })
}

async function logInAgain(page: Page): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await login.getByLabel('Passwort').fill('ein-langes-passwort')
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await login.waitFor({ state: 'detached' })
}
