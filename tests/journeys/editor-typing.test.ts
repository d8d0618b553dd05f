import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addModule, allSaved, asVisitor, command, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('text typed on the page is public after the save', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Wir freuen uns.')
  // Waits for the focus to return: a space on the button would press it again.
  const isBack = (button: HTMLElement) => {
    button.focus()
    button.click()
    return document.activeElement?.hasAttribute('data-inline')
  }
  expect(await page.getByRole('button', { name: 'Kursiv' }).evaluate(isBack)).toBe(true)
  await page.keyboard.type(' Herzlich!')
  await page.keyboard.press('Control+s')
  await allSaved(page)
  const html = await asVisitor(site, '/de/abonnements')
  expect(html).toMatch(/Wir freuen uns\.\s*<em>\s*Herzlich!<\/em>/)
})

test('undo restores the caret; a translated page changes no text', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester' })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const before = await headline.textContent()
  await headline.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' eins')
  await paste(page, ' zwei')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('X')
  expect(await headline.textContent()).toBe(`${before} einsX`)
  expect(await headline.getAttribute('translate')).toBe('no')
  await headline.evaluate((element) => {
    const font = document.createElement('font')
    font.textContent = 'Übersetzt'
    element.replaceChildren(font)
  })
  await page.keyboard.type('y')
  expect(await headline.textContent()).toContain(`${before} eins`)
  expect(await headline.textContent()).not.toContain('Übersetzt')
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(page, 'Alpha Gamma')
  await page.keyboard.press('Control+Home')
  for (let letter = 0; letter < 6; letter++) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Beta ')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('Y')
  expect(await text.textContent()).toBe('Alpha YGamma')
  await allSaved(page)
})

test('a space typed in a FAQ title does not open the entry', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await addModule(page, { to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', kind: 'Fragen und Antworten' })
  await page.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter')
  await textOf(page, 'Frage, Frage').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Darf')
  const faqQuestion = textOf(page, 'Frage, Frage')
  await faqQuestion.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ich das')
  expect(await faqQuestion.textContent()).toBe('Darf ich das')
  expect(await page.getByRole('button', { name: 'Antwort', exact: true }).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await textOf(page, 'Antwort, Frage').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await allSaved(page)
})

test('an empty optional text can be added at its module', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements' })
  const headline = page.getByRole('heading', { name: 'Kammermusik-Abo' })
  await headline.hover()
  await page.getByRole('button', { name: 'Unterzeile hinzufügen, Überschrift „Kammermusik-Abo“' }).click()
  await page.keyboard.type('Vier Abende')
  await page.keyboard.press('Escape')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Vier Abende')
  await page.keyboard.press('Control+z')
  await allSaved(page)
  await page.getByText('Vier Abende').waitFor({ state: 'detached' })
})

test('an optional text left empty takes no space', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements' })
  const headline = page.getByRole('heading', { name: 'Kammermusik-Abo' })
  await headline.hover()
  await page.getByRole('button', { name: 'Unterzeile hinzufügen, Überschrift „Kammermusik-Abo“' }).click()
  await expect.poll(() => textOf(page, 'Unterzeile, Überschrift').count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => textOf(page, 'Unterzeile, Überschrift').count()).toBe(1)
})

test('typing over a German fallback on the English page changes English only', async () => {
  const { call } = await site.session()
  const german = () => call('GET', '/de/pageeditor-api/page/orchester/geschichte').then(({ body }) => body)
  const before = await german()
  const { body } = await call('GET', before.urls.en.replace('/en/', '/en/pageeditor-api/page/'))
  const modules: { id: number; kind: string; url: string }[] = body.modules.flatMap(
    ({ columns }: { columns: { children: [] }[] }) => columns.flatMap(({ children }) => children),
  )
  for (const kind of ['headline', 'text'])
    await call('POST', modules.find((each) => each.kind === kind)?.url ?? '', { content: '' })
  const page = await openEditor({ site, browser }, { path: before.urls.en })
  const headline = textOf(page, 'Headline, Headline').first()
  const text = textOf(page, 'Text, Text').first()
  for (const borrowed of [headline, text]) {
    expect(await borrowed.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('de')
    expect(await borrowed.evaluate((element) => getComputedStyle(element).textDecorationStyle)).toBe('dotted')
  }
  await headline.hover()
  await expect.poll(() => page.getByText('Still German').count()).toBe(2)
  for (const [borrowed, typed] of [
    [headline, 'How to reach us'],
    [text, 'By tram.'],
  ] as const) {
    await borrowed.click()
    await page.keyboard.type(typed)
    await page.keyboard.press('Control+s')
    await allSaved(page)
    expect(await borrowed.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  }
  expect(await page.getByText('Still German').count()).toBe(0)
  const english = await asVisitor(site, before.urls.en)
  expect(english).toContain('How to reach us')
  expect(english).toContain('<p>By tram.</p>')
  expect(wordsOf(await german())).toEqual(wordsOf(before))
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await allSaved(page)
  expect(await asVisitor(site, before.urls.en)).not.toMatch(/How to reach us|By tram/)
  const untranslated = (await call('GET', before.urls.en.replace('/en/', '/en/pageeditor-api/page/'))).body
  expect(JSON.stringify(untranslated.modules).match(/"fallback":\["content"\]/g)).toHaveLength(2)
})

test('a missing FAQ text can be typed into the opened entry', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester/freunde' })
  await addModule(page, { to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', kind: 'Fragen und Antworten' })
  await page.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter')
  await textOf(page, 'Frage, Frage').and(page.locator(':focus')).waitFor()
  // The server is slow to create the question; the editor does not wait.
  let makeIt: () => void = () => undefined
  const mayBeMade = new Promise<void>((resolve) => {
    makeIt = resolve
  })
  await intercept(page, '**/faqitem/', async (route) => {
    await mayBeMade
    await route.continue()
  })
  await page.keyboard.type('Wo ist der Eingang?')
  await page.keyboard.press('Escape')
  await textOf(page, 'Frage, Frage').hover()
  await page.getByRole('button', { name: 'Antwort hinzufügen, Frage „Wo ist der Eingang?“' }).click()
  await textOf(page, 'Antwort, Frage').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Am Fluss.')
  makeIt()
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester/freunde')).toContain('<p>Am Fluss.</p>')
})

test('text, settings, moves, deletions and pastes share one undo history', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const start = await contentOf(page)
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const name = `Überschrift „${await headline.textContent()}“`
  await command(page, name, 'Duplizieren')
  // The copy includes the other language.
  await expect.poll(() => page.getByRole('button', { name: `Weitere Befehle für ${name}` }).count()).toBe(2)
  await allSaved(page)
  await command(page, name, 'Nach unten')
  await command(page, name, 'Löschen')
  await headline.click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await allSaved(page)
  const end = await contentOf(page)
  await page.getByRole('button', { name: 'Letzte Schritte' }).click()
  await page.getByRole('menuitem', { name: / dupliziert$/ }).waitFor()
  await expect
    .poll(() => page.getByRole('menuitem', { name: / (dupliziert|verschoben|gelöscht|geändert)$/ }).count())
    .toBe(4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Alt+z')
  expect(await contentOf(page)).toEqual(end)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await contentOf(page)).toEqual(start)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+Z')
  await allSaved(page)
  expect(await contentOf(page)).toEqual(end)
  await page.reload()
  await allSaved(page)
  expect(await contentOf(page)).toEqual(end)
})

test('an error appears at its field and receives the focus', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: /^Adresse|^Video/ })
    .first()
    .fill('https://example.org/film')
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
  // Announced once, below the dialog's title; the error is at the field.
  const alert = dialog.getByRole('alert')
  await alert.getByText('Das Speichern ist fehlgeschlagen.').waitFor()
  expect(await alert.innerText()).not.toContain('Erlaubt sind')
  await dialog.getByText('Erlaubt sind Inhalte von').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  const isSeen = await dialog.getByRole('heading', { name: 'Video hinzufügen' }).evaluate((title) => {
    const { left, top, width, height } = title.getBoundingClientRect()
    return title.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isSeen).toBe(true)
})

test('emptying a German text is refused inline and visitors see the last one', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements' })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const before = String(await headline.textContent())
  await headline.fill('')
  await page.getByRole('alert').getByText('Bitte ausfüllen.').waitFor()
  await headline.press('Escape')
  await page.getByText('Nicht gespeichert: Überschrift: Bitte ausfüllen.').first().waitFor({ state: 'attached' })
  expect(await asVisitor(site, '/de/abonnements')).toContain(before)
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await headline.textContent()).toBe(before)
})

test('typing is saved after a pause, without alarming notices before', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements' })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Bis bald.')
  expect(await page.getByText('Nur auf diesem Gerät').count()).toBe(0)
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Bis bald.')
  await page.keyboard.type(' Und danke!')
  await page.keyboard.press('Escape')
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(false)
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Bis bald. Und danke!')
})

function wordsOf(page: { modules: unknown }): string[] {
  return [...JSON.stringify(page.modules).matchAll(/"content":"[^"]*"/g)].map(([content]) => content)
}

function contentOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-module]')
    .evaluateAll((modules) =>
      modules.map((module) =>
        [...module.querySelectorAll('[data-inline]')].map((field) => field.textContent).join('|'),
      ),
    )
}

async function paste(page: Page, text: string) {
  await page.evaluate((clipboardText) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', clipboardText)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
