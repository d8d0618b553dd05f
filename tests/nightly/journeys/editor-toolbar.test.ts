import { expect, test } from 'vitest'
import { allSaved, asVisitor, command, openEditor, writeModule } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const ANNA = { email: 'anna@house.example', password: 'ein-anderes-passwort' }
const admin = await site.session()
await site.createAccount({ name: 'Anna Muster', ...ANNA })

test.each([1440, 390])('an admin enables a module kind for editors, at %i px', async (width) => {
  const viewport = { width, height: 844 }
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const kinds = settings.toolbars.editor.filter((kind: string) => kind !== 'quote')
  await admin.call('POST', '/api/admin/settings/', {
    ...settings,
    version: undefined,
    toolbars: { ...settings.toolbars, editor: kinds },
  })

  const page = await openWindow({ site, browser }, { viewport, locale: 'de-DE' })
  await site.login(page)
  await page.goto(`${site.url}/admin/settings`)
  await page.getByRole('group', { name: 'Für die Redaktion' }).getByLabel('Zitat').check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Die Einstellungen sind gespeichert.').waitFor()

  await site.login(page, ANNA)
  await page.goto(`${site.url}/de/orchester/freunde?edit`)
  const text = `Sie tragen uns, ${width}-mal.`
  await writeModule(page, { to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', kind: 'Zitat', text })
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester/freunde')).toMatch(new RegExp(`<blockquote[^]*${text}`))
})

test.each([1440, 390])('a full teaser can show its image left or right, at %i px', async (width) => {
  const path = '/de/vermittlung'
  const page = await openEditor({ site, browser }, { path, width, height: 844, hasPictures: true })
  const teaser = page.locator('[data-kind="fullteaser"] article').first()
  const name = `Großer Teaser „${await teaser.getByRole('heading').innerText()}“`
  const before = await teaser.getAttribute('data-class')
  const newClass = before === 'img-right' ? 'img-left' : 'img-right'
  await command(page, name, 'Bearbeiten')
  const form = page.getByRole('dialog', { name: `${name} bearbeiten` })
  await form.getByLabel('Darstellung').selectOption(newClass)
  await form.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await form.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await asVisitor(site, path)).toContain(`data-class="${newClass}"`)
  // Half picture, half text where there is room; text below the picture on a phone.
  const [picture, text] = await Promise.all([
    teaser.locator('picture, img').first().boundingBox(),
    teaser.getByRole('heading').boundingBox(),
  ])
  if (width === 1440) expect((text?.x ?? 0) < (picture?.x ?? 0)).toBe(newClass === 'img-right')
  else expect(text?.y ?? 0).toBeGreaterThan(picture?.y ?? 0)
})
