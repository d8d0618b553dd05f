import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'

const { site, browser } = await useSite()

test('dropped images are placed after their form is saved; refused ones leave nothing', async () => {
  const page = await openEditor({ site, browser }, { hasPictures: true })
  const [validPicture] = await makePictures(1)
  const broken = { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await giveFiles(page, 'drop', { files: [broken, validPicture ?? broken], selector: '[data-kind="headline"]' })
  const dialog = page.getByRole('dialog', { name: '2 Bilder auf die Seite setzen' })
  const form = dialog.getByRole('group', { name: 'probe-1.png' })
  await form.getByRole('textbox', { name: /Alternativtext/ }).fill('Ein Feld in einer Farbe')
  await form.getByRole('textbox', { name: /Bildnachweis/ }).fill('Foto: Probe')
  await page.keyboard.press('Escape')
  const leaveDialog = page.getByRole('alertdialog', { name: 'Eingaben noch nicht gespeichert' })
  await leaveDialog.getByRole('button', { name: 'Weiter bearbeiten' }).last().press('Enter')
  await leaveDialog.waitFor({ state: 'detached' })
  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', (browsers) => void browsers.dismiss().then(() => resolve(browsers.type())))
  })
  await page.evaluate(() => window.location.reload())
  expect(await dialogType).toBe('beforeunload')
  expect(await form.getByRole('textbox', { name: /Alternativtext/ }).inputValue()).toBe('Ein Feld in einer Farbe')
  const cropButton = form.getByRole('button', { name: /^Ausschnitt/ })
  const box = await cropButton.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100)
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Alle hochladen und einsetzen' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('group', { name: 'kaputt.png' })
    .getByRole('alert')
    .getByText(/Das ist kein Bild, das hier geht/)
    .waitFor()
  await expect.poll(() => page.getByRole('dialog').getByRole('group').count()).toBe(1)
  await page.getByRole('button', { name: 'kaputt.png weglassen' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await allSaved(page)
  const html = await asVisitor(site, '/de/abonnements')
  expect(html).toMatch(/<img[^>]*alt="Ein Feld in einer Farbe"/)
  expect(html).toContain('Foto: Probe')
  const { body } = await (await site.session()).call('GET', '/api/admin/images/?search=probe-1')
  expect(body.results[0]).toMatchObject({ alt: { de: 'Ein Feld in einer Farbe' }, credit: 'Foto: Probe' })
  expect(body.results[0].focal_y).toBeLessThan(0.5)
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).not.toContain('Ein Feld in einer Farbe')
})

test('a picture dropped on another one replaces it and keeps its place and format', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', hasPictures: true })
  const module = page.locator('[data-kind="image"]').first()
  const id = await module.getAttribute('data-module')
  const selector = `[data-module="${id}"] picture img`
  const files = await makePictures(1, { width: 900, height: 1500 })
  await giveFiles(page, 'dragover', { files, selector })
  await page.locator('picture[data-drop-mark="instead"]').waitFor()
  await giveFiles(page, 'dragover', { files, selector: '[data-kind="text"]' })
  await page.locator('[data-kind="text"][data-drop-mark="below"]').waitFor()
  await giveFiles(page, 'drop', { files, selector })
  expect(await page.locator('[data-drop-mark]').count()).toBe(0)
  const dialog = page.getByRole('dialog', { name: 'Bild ersetzen' })
  await dialog.getByRole('textbox', { name: /Alternativtext/ }).fill('Das neue Bild')
  await dialog.getByRole('button', { name: 'Hochladen und einsetzen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester')).toContain('alt="Das neue Bild"')
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester')).not.toContain('alt="Das neue Bild"')
})

test('a new picture takes the format of its shape', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt', hasPictures: true })
  const files = await makePictures(1, { width: 1600, height: 900 })
  await giveFiles(page, 'drop', { files, selector: '[data-kind="headline"]' })
  const dialog = page.getByRole('dialog', { name: 'Bild auf die Seite setzen' })
  const format = dialog.getByRole('combobox', { name: 'Format' })
  await expect.poll(() => format.inputValue()).toBe('horizontal')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('an image pasted on a phone goes below its text', async () => {
  const page = await openEditor(
    { site, browser },
    { width: 390, height: 780, touch: true, path: '/de/kontakt', hasPictures: true },
  )
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const text = await headline.textContent()
  await headline.focus()
  await giveFiles(page, 'paste', { files: await makePictures(1), selector: '[data-inline]:focus' })
  const dialog = page.getByRole('dialog', { name: 'Bild auf die Seite setzen' })
  await dialog.getByRole('button', { name: 'Hochladen und einsetzen' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await headline.textContent()).toBe(text)
  const kinds = await page
    .locator('[data-module]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-kind')))
  expect(kinds[kinds.indexOf('headline') + 1]).toBe('image')
})

type DropInput = { files: { name: string; mimeType: string; buffer: Buffer }[]; selector: string }

async function giveFiles(page: Page, type: 'dragover' | 'drop' | 'paste', { files, selector }: DropInput) {
  const encodedFiles = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }))
  await page.evaluate(
    ({ encodedFiles, selector, type }) => {
      const data = new DataTransfer()
      for (const { name, mimeType, text } of encodedFiles) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      const element = document.querySelector(selector)
      element?.scrollIntoView({ block: 'center' })
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
      const common = { bubbles: true, cancelable: true }
      element?.dispatchEvent(
        type !== 'paste'
          ? new DragEvent(type, { ...common, dataTransfer: data, clientX: left + 5, clientY: top + 5 })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      )
    },
    { encodedFiles, selector, type },
  )
}
