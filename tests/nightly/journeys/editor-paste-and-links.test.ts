import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { allSaved, asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('pasting from Word is cleaned up, and dropped content is reported', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+a')
  // The first paste has no formatting: it must not change how later ones are parsed.
  await paste(page, '<p>Erster Absatz.</p>')
  await page.keyboard.press('Control+a')
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
    <p class="MsoNormal" style="font-family:Calibri"><b><span style="color:#1F497D">Wichtig</span></b><o:p></o:p></p>
    <p class="MsoNormal">Karten<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[AM1]</a></span> ab <del>20</del><ins>25</ins> Euro</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.</span>Erstens</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.</span>Zweitens</p><!--EndFragment-->
    <div style="mso-element:comment-list"><div style="mso-element:comment"><p class="MsoCommentText">Bitte intern klären</p></div></div></body></html>`,
  )
  await page.getByText('Nicht übernommen: Kommentare, gestrichener Text.').waitFor()
  await page.keyboard.press('Control+s')
  await allSaved(page)
  const [pastedHtml] = /<p><strong>Wichtig.*?<\/ol>/s.exec(await asVisitor(site, '/de/abonnements')) ?? []
  // Visitors get non-breaking figures.
  expect(pastedHtml?.replace(/\s/g, ' ')).toBe(
    '<p><strong>Wichtig</strong></p><p>Karten ab 25 Euro</p><ol start="3"><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
  )
  // A drop is handled like a paste.
  await text.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', '<p>Neu<del>Alt</del></p>')
    element.dispatchEvent(
      new DragEvent('drop', { dataTransfer, clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true }),
    )
  })
  expect(await text.textContent()).toMatch(/Neu(?!Alt)/)
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.click()
  await page.keyboard.press('Control+a')
  await paste(page, '<p>Sechs <s>Sieben</s>Abonnements</p>', 'Sechs SiebenAbonnements')
  expect(await headline.textContent()).toBe('Sechs Abonnements')
  await allSaved(page)
})

test('pasting in the back office is cleaned up too', async () => {
  const page = await openAdminAs({ site, browser })('faq/1')
  const text = page.locator('.ProseMirror').first()
  await text.click()
  for (const html of [
    '<p>Erster Absatz.</p>',
    '<p class="MsoNormal">Karten<a href="#_msocom_1">[AM1]</a> ab <b style="mso-bidi-font-weight:normal">25</b> Euro</p>',
  ]) {
    await page.keyboard.press('Control+a')
    await paste(page, html)
  }
  expect(await text.innerHTML()).toBe('<p>Karten ab <strong>25</strong> Euro</p>')
  await page.getByText('Nicht übernommen: Kommentare.').waitFor()
})

test('pasting from Google Docs preserves bold text only where it is bold', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(
    page,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-family:Arial">Fett</span><span style="font-weight:400"> und nicht</span></p></b>',
  )
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('<p><strong>Fett</strong> und nicht</p>')
})

test('pasting replaces the selection and retains an overlong text', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester/freunde' })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('x'.repeat(300))
  await headline.press('Control+a')
  await pasteText(page, 'Neu')
  expect(await headline.textContent()).toBe('Neu')
  await headline.press('Control+a')
  await pasteText(page, 'y'.repeat(303))
  await page.getByRole('alert').getByText('3 Zeichen zu viel, höchstens 300.').waitFor()
  await headline.press('Escape')
  await bar(page).getByText('1 nicht gespeichert').waitFor()
  expect(await headline.textContent()).toHaveLength(303)
  await headline.fill('Freunde')
  await allSaved(page)
})

test('the first drag selects text, and Ctrl+K links it', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester' })
  // On a slow machine the press comes before the render that hovering started.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const text = textOf(page, 'Text, Text').first()
  const line = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.querySelector('p') ?? element)
    const { left, top } = range.getClientRects()[0] ?? new DOMRect()
    return { left, top }
  })
  await page.mouse.move(line.left + 2, line.top + 8)
  await page.mouse.down()
  await page.mouse.move(line.left + 120, line.top + 8, { steps: 5 })
  await page.mouse.up()
  const selected = await page.evaluate(() => String(window.getSelection()))
  expect(selected.length).toBeGreaterThan(3)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Control+k')
  const form = page.getByRole('dialog', { name: 'Link' })
  const [mark, box] = [
    await page.locator('[data-inline] .marked, [data-inline] [class*="marked"]').first().boundingBox(),
    await form.boundingBox(),
  ]
  expect(mark && box && (box.y >= mark.y + mark.height || box.y + box.height <= mark.y)).toBe(true)
  const [colour, editors] = await form.getByRole('button', { name: 'Link setzen' }).evaluate((button) => {
    button.style.setProperty('border-block-start-color', 'var(--editor-accent)')
    const { backgroundColor, borderBlockStartColor } = getComputedStyle(button)
    return [backgroundColor, borderBlockStartColor]
  })
  expect(colour).toBe(editors)
  await form.getByRole('combobox', { name: 'Adresse' }).fill('info@example.org')
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester')).toContain('href="mailto:info@example.org"')
})

/** A screenshot, as the browser provides it: a file without text. */
async function pasteText(page: Page, text: string) {
  await page.evaluate((clipboardText) => {
    const data = new DataTransfer()
    data.setData('text/plain', clipboardText)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** With the clipboard's data types. */
async function paste(page: Page, html: string, plainText = '') {
  await page.evaluate(
    ({ html, plainText }) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      data.setData('text/plain', plainText)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { html, plainText },
  )
}

test.each([1440, 390])('the link form offers pages that are offline, at %i px', async (width) => {
  const session = await site.session()
  const title = `Geheimprobe ${width}`
  const body = { title: { de: title, en: '' }, slug_de: `geheimprobe-${width}`, is_online: false }
  expect((await session.call('POST', '/api/admin/pages/', body)).status).toBe(201)
  const page = await openEditor({ site, browser }, { path: '/de/kontakt', width })
  const text = page.locator('[data-kind="text"] [data-inline]').first()
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Adresse' }).fill('Geheimp')
  await page.getByRole('option', { name: `${title} Seite, offline` }).click()
  await page.keyboard.press('Escape')
  expect(await text.locator(`a[href="/de/geheimprobe-${width}"]`).count()).toBeGreaterThan(0)
})
