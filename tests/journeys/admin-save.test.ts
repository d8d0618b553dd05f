import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminAs, pick } from '#tests/support/browser/admin-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test('typing during a save loses no text, in a new date too', async () => {
  const { page, note, dates, before } = await typeInNewDate('2039-03-12T19:30')
  const release = await saveUnanswered(page, /\/api\/admin\/productions\//)
  await page.keyboard.type(' ab 18 Uhr')
  // Pressed during the first save, it saves later input.
  await page.keyboard.press('Control+s')
  release()
  const stored = async () => (await dates()).at(-1).status_note.de
  await expect.poll(stored).toBe('Kasse offen ab 18 Uhr')
  await page.keyboard.type('.')
  expect(await note.inputValue()).toBe('Kasse offen ab 18 Uhr.')
  await page.keyboard.press('Control+s')
  await expect.poll(stored).toBe('Kasse offen ab 18 Uhr.')
  expect((await dates()).length).toBe(before + 1)
  await expect.poll(() => page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
})

test('a second save before the first response causes no conflict', async () => {
  const { page, dates, before } = await typeInNewDate('2039-03-13T19:30')
  await delayIdleWork(page)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await dates()).at(-1).status_note.de).toBe('Kasse offen')
  await expect.poll(() => page.getByRole('button', { name: 'Speichern' }).getByRole('progressbar').count()).toBe(0)
  await page.keyboard.type(' ab 18 Uhr')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await dates()).at(-1).status_note.de).toBe('Kasse offen ab 18 Uhr')
  expect((await dates()).length).toBe(before + 1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
  await page.keyboard.type('.')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await dates()).map((date: { status_note: { de: string } }) => date.status_note.de).slice(before))
    .toEqual(['Kasse offen ab 18 Uhr.'])
})

test("another person's save between two saves merges without a dialog", async () => {
  const page = await openAdmin('productions/2')
  const { call } = await site.session()
  const stored = async () => (await call('GET', '/api/admin/productions/2/')).body
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Hinweis zum Status (Deutsch)').first().pressSequentially('Kasse offen')
  await delayIdleWork(page)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await stored()).dates[0].status_note.de).toBe('Kasse offen')
  await expect.poll(() => page.getByRole('button', { name: 'Speichern' }).getByRole('progressbar').count()).toBe(0)
  const { version, name } = await stored()
  expect(
    (await call('POST', '/api/admin/productions/2/', { version, name: { ...name, en: 'Of clear water' } })).status,
  ).toBe(200)
  await page.keyboard.type(' ab 18 Uhr')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await stored()).dates[0].status_note.de).toBe('Kasse offen ab 18 Uhr')
  expect((await stored()).name.en).toBe('Of clear water')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('pressing save twice creates one new record', async () => {
  const page = await openAdmin('venues/create')
  await page.getByLabel('Name *').fill('Werkhalle am Wehr')
  await delayIdleWork(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/venues\/\d+$/)
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { name: 'Werkhalle am Wehr' }).waitFor()
  const { results } = (await (await site.session()).call('GET', '/api/admin/venues/?page_size=100')).body
  expect(results.filter(({ name }: { name: string }) => name === 'Werkhalle am Wehr')).toHaveLength(1)
})

test('a person created inline is created once, however often it is saved', async () => {
  const page = await openAdmin('productions/4')
  await page.getByRole('tab', { name: 'Mitwirkende' }).click()
  await pick(page.getByLabel('Mitwirkende hinzufügen'), 'Nora Neuling', '„Nora Neuling“ anlegen …')
  const dialog = page.getByRole('dialog', { name: 'Person: neu' })
  await dialog.getByLabel('Nachname *').press('End')
  const release = await saveUnanswered(page, /\/api\/admin\/people\/$/)
  await page.keyboard.press('Control+s')
  expect(await dialog.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
  release()
  await dialog.waitFor({ state: 'detached' })
  const { results } = (await (await site.session()).call('GET', '/api/admin/people/?page_size=100')).body
  expect(results.filter((person: { last_name: string }) => person.last_name === 'Neuling')).toHaveLength(1)
})

test.each([1440, 390])('the save bar stays visible and never covers the focus, at %i px', async (width) => {
  const page = await openAdmin('productions/6', { width })
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Beginn *').first().focus()
  const readPosition = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.MuiToolbar-root:has([type=submit])')
      const field = document.activeElement
      const box = (element: Element | null) =>
        element?.getBoundingClientRect() ?? { top: 0, bottom: Infinity, right: Infinity }
      const isFree =
        bar?.contains(field) ||
        (box(field).bottom <= box(bar).top && box(field).top >= box(document.querySelector('header')).bottom)
      return { at: field?.id, isShown: box(bar).bottom <= innerHeight && box(field).right <= innerWidth, isFree }
    })
  const positions = []
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab')
    positions.push(await readPosition())
  }
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab')
    positions.push(await readPosition())
  }
  expect(positions.filter(({ isShown, isFree }) => !isShown || !isFree)).toEqual([])
})

/** A production's form with a new date whose note is being typed. */
async function typeInNewDate(start: string) {
  const page = await openAdmin('productions/6')
  const dates = async () => (await (await site.session()).call('GET', '/api/admin/productions/6/')).body.dates
  const before = (await dates()).length
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page
    .getByLabel('Beginn *')
    .nth(before - 1)
    .waitFor()
  await page.getByRole('button', { name: 'Termin hinzufügen' }).click()
  await page.getByLabel('Beginn *').nth(before).fill(start)
  const note = page.getByLabel('Hinweis zum Status (Deutsch)').nth(before)
  await note.pressSequentially('Kasse offen')
  return { page, note, dates, before }
}

/** Saves by shortcut; requests to `url` and later ones wait until the returned function is called. */
async function saveUnanswered(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, url, async (route) => {
    if (route.request().method() === 'POST') await isAnswered
    await route.continue()
  })
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && url.test(request.url()))
  await page.keyboard.press('Control+s')
  await isSent
  return release
}

/** Delays idle work, as on a busy machine: the response has arrived, but the form does not know it yet. */
async function delayIdleWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const usual = window.setTimeout
    window.setTimeout = ((work: () => void, ms?: number) => usual(work, ms || 2000)) as typeof window.setTimeout
  })
}
