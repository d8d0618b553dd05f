import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const ANNA = { email: 'anna@house.example', password: 'ein-anderes-passwort' }
const admin = await site.session()
await site.createAccount({ name: 'Anna Muster', ...ANNA })

test.each([1440, 390])('a conflict is resolved field by field without losing text, at %i px', async (width) => {
  const person = await admin.call('POST', '/api/admin/people/', {
    last_name: `Muster ${width}`,
    role: { de: 'Fagott', en: 'Bassoon' },
    biography: { de: '<p>Sie spielt seit 2010 im Orchester.</p>', en: '' },
  })
  const path = `/api/admin/people/${person.body.id}/`
  const page = await openWindow({ site, browser }, { viewport: { width, height: 844 }, locale: 'de-DE' })
  await site.login(page)
  await page.goto(`${site.url}/admin/people/${person.body.id}`)
  const role = page.getByLabel('Funktion (Deutsch)')
  await role.fill('Erstes Fagott')
  const phone = page.getByRole('textbox', { name: 'Telefon' })
  await phone.fill('0391 123')

  // Anna changes the same fields and others.
  const anna = await site.session(ANNA)
  const { version } = person.body
  const hers = await anna.call('PATCH', path, {
    version,
    role: { de: 'Solofagott', en: 'Principal bassoon' },
    first_name: 'Erika',
  })
  expect(hers.status).toBe(200)

  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' })
  await dialog.getByText('Anna Muster hat diesen Eintrag am ').waitFor()
  // The dialog shows only fields that both changed, with the differences marked.
  expect(await dialog.getByRole('radiogroup').count()).toBe(1)
  expect(await dialog.locator('mark').allInnerTexts()).toEqual([
    expect.stringContaining('Erstes Fagott'),
    expect.stringContaining('Solofagott'),
  ])
  expect(await dialog.getByRole('button', { name: 'So speichern' }).isDisabled()).toBe(true)

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await phone.inputValue()).toBe('0391 123')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: /^Beides/ }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await admin.call('GET', path)).body)
    .toMatchObject({
      first_name: 'Erika',
      role: { de: 'Solofagott / Erstes Fagott', en: 'Principal bassoon' },
      phone: '0391 123',
    })
})
