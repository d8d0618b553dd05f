import { expect, test } from 'vitest'
import { pick } from '#tests/support/browser/admin-page.ts'
import { allSaved, asVisitor, command, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { desktop, newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

/** All texts typed during a day; each must be found in its place at the end. */
test.each([desktop, phone])("the press officer's day at $width px loses no text", async ({ width, height }) => {
  const page = await openEditor({ site, browser }, { width, height })
  const heading = textOf(page, 'Überschrift, Überschrift').first()
  const withWidth = (text: string) => `${text} ${width}`

  // Types on the page and goes to another one before it is saved.
  await heading.press('Control+a')
  await heading.pressSequentially(withWidth('Hundert Jahre'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL(/\/impressum\?edit$/)
  await page.goBack()
  await pollUntil(() => heading.textContent()).toContain(withWidth('Hundert Jahre'))

  // A half-filled form: closed by Escape, continued, saved by shortcut.
  await command(page, `Überschrift „${withWidth('Hundert Jahre')}“`, 'Bearbeiten')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /^Vorzeile/ }).fill(withWidth('Jubiläum'))
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).last().click()
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'detached' })
  await allSaved(page)

  // The session ends in the middle of a sentence.
  await page.context().clearCookies({ name: /session/ })
  await heading.press('End')
  await heading.pressSequentially(' und mehr')
  await heading.press('Control+s')
  const login = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await login.getByLabel('Passwort').fill('ein-langes-passwort')
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await allSaved(page)

  // The other language: the German text stays, the English one is separate.
  await page.goto(`${site.url}/en/subscriptions?edit`)
  const english = textOf(page, 'Headline, Headline').first()
  await english.press('Control+a')
  await english.pressSequentially(withWidth('A hundred years'))
  await english.press('Control+s')
  await allSaved(page)

  const german = await asVisitor(site, '/de/abonnements')
  const presence = [`${withWidth('Hundert Jahre')} und mehr`, withWidth('Jubiläum'), withWidth('A hundred years')].map(
    (text) => german.includes(text),
  )
  expect(presence).toEqual([true, true, false])
  expect((await asVisitor(site, '/en/subscriptions')).includes(withWidth('A hundred years'))).toBe(true)
})

test.each([desktop, phone])("the concert office's day at $width px is published at once", async ({ width, height }) => {
  const page = await openWindow({ site, browser }, { viewport: { width, height }, locale: 'de-DE' })
  await site.login(page)
  const name = `Tagwerk ${width}`
  const save = async () => {
    const response = page.waitForResponse(
      (each) => each.request().method() !== 'GET' && each.url().includes('/api/admin/productions/'),
    )
    await page.keyboard.press('Control+s')
    expect((await response).status()).toBe(200)
    await page.getByText('Gespeichert', { exact: true }).waitFor()
  }

  await page.goto(`${site.url}/admin/productions/create`)
  await page.getByLabel('Name (Deutsch) *').fill(name)
  await pick(page.getByLabel('Konzertart *', { exact: true }), 'Kammerkonzert')
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByRole('button', { name: 'Termin hinzufügen' }).click()
  await page.getByLabel('Beginn *').first().fill('2038-03-12T19:30')
  await pick(page.getByLabel('Spielort *', { exact: true }), 'Stadthalle Neckarlauf')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/\/admin\/productions\/\d+/)
  const id = /productions\/(\d+)/.exec(page.url())?.[1]
  const record = async () => (await (await site.session()).call('GET', `/api/admin/productions/${id}/`)).body
  expect(await record()).toMatchObject({
    is_online: false,
    dates: [{ date_start: '2038-03-12T18:30:00.000Z', date_end: '2038-03-12T20:30:00.000Z' }],
  })

  await page.getByRole('tab', { name: 'Allgemein' }).click()
  await page.getByLabel('Online').check()
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Status *').first().click()
  await page.getByRole('option', { name: 'Verlegt' }).click()
  await page.getByLabel('Karten *').first().click()
  await page.getByRole('option', { name: 'Ausverkauft' }).click()
  await page.getByLabel('Beginn *').first().fill('2038-03-14T17:00')
  // Leaving by mistake.
  await page.goBack()
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  await save()
  const { urls } = await record()
  const html = await asVisitor(site, urls.de)
  const plainText = html.replaceAll('\u00a0', ' ')
  for (const text of ['Verlegt', 'Ausverkauft', '12. März 2038', '17:00'])
    expect(plainText.includes(text), text).toBe(true)

  await (await site.session()).call('PATCH', `/api/admin/event-dates/${(await record()).dates[0].id}/`, {
    status: 'scheduled',
    tickets: 'few_left',
  })
  expect((await asVisitor(site, urls.de)).includes('Wenige Restkarten')).toBe(true)
})

test.each([desktop, phone])("a visitor's evening at $width px leads to concert, venue and course", async (viewport) => {
  const page = await newVisitor({ browser, site }, { viewport })
  await page.goto('/spielplan.html')
  await page.waitForURL('**/de#konzerte')
  await open(page, '/de')
  if (viewport === phone) await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Spielort').selectOption({ index: 1 })
  await page.waitForURL(/\?venue=\d+/)
  const first = page.getByRole('region', { name: 'Konzerte' }).getByRole('article').first()
  await first.getByRole('link').first().click()
  await page.waitForURL(/\/de\/konzerte\/[^/]+\/\d+$/)
  await pollUntil(() => page.title()).toMatch(/\d{1,2}\.\d{1,2}\.\d{4}/)
  await page.goBack()
  await page.waitForURL(/\?venue=\d+/)
  await pollUntil(() => page.getByRole('region', { name: 'Konzerte' }).getByRole('article').count()).toBeGreaterThan(0)
  await open(page, '/de/kurse')
  await page.getByRole('link', { name: /Oboe/ }).first().click()
  await page.waitForURL(/\/de\/kurse\/[^/]+\/\d+$/)
  await page.getByText('Wie viel wird geübt?').click()
  await page.getByText('Zehn Minuten am Tag').waitFor()
})
