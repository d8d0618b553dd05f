import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, toDay } from '#contract/time/local-time.ts'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { desktop, newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser }, { locale: 'de-DE' })

test.each([desktop, phone])('an iCalendar file of holidays imports once, at $width px', async (viewport) => {
  const page = await openClosedDays(viewport)
  const first = addDays(toDay(new Date()), 400 + viewport.width)
  const name = `Osterferien ${viewport.width}`
  const bytes = calendar([
    [first, name],
    [addDays(first, 20), 'Pfingstmontag'],
    [addDays(first, -800 - 2 * viewport.width), 'Längst vorbei'],
  ])
  await choose(page, bytes)
  const dialog = page.getByRole('dialog', { name: 'Aus der Kalenderdatei' })
  await dialog.waitFor()
  expect(
    await dialog.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
  ).toEqual([false, true, true])
  expect(await dialog.getByText('schon vorbei').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await pollUntil(() => dialog.count()).toBe(0)
  expect(await page.getByText(name).count()).toBe(0)

  await choose(page, bytes)
  await dialog.getByRole('checkbox', { name: /Pfingstmontag/ }).uncheck()
  await dialog.getByRole('button', { name: '1 eintragen' }).press('Enter')
  await page.getByText('1 Schließzeit eingetragen').waitFor()
  await page.getByText(name).waitFor()
  expect(await page.getByText('Pfingstmontag').count()).toBe(0)

  await choose(page, calendar([[first, 'Osterferien']]))
  await dialog.getByText('In dieser Datei ist nichts, das noch einzutragen wäre.').waitFor()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await choose(page, 'Guten Tag')
  await page.getByText('Das ist keine Kalenderdatei, wie sie hier gelesen wird (.ics).').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
})

test('a closed day removes the lesson from course page and calendar', async () => {
  const { course, day } = await comingLesson()
  const address: Record<'de' | 'en', string> = { de: course.url, en: `/en/courses/${course.slug.en}/${course.id}` }
  const lessons = async () =>
    (await (await fetch(`${site.url}${address.de}.ics`)).text()).match(/BEGIN:VEVENT/g)?.length ?? 0
  const before = await lessons()

  const page = await openClosedDays(desktop)
  await page.getByRole('link', { name: 'Neu', exact: true }).click()
  await page.getByLabel('Name (Deutsch)').fill('Probenlager')
  await page.getByLabel('Name (Englisch)').fill('Rehearsal camp')
  await page.getByLabel('Erster Tag').fill(day)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Angelegt').waitFor()

  expect(await lessons()).toBeLessThan(before)
  for (const [locale, texts] of [
    ['de', { title: 'Kein Unterricht', name: 'Probenlager' }],
    ['en', { title: 'No lessons', name: 'Rehearsal camp' }],
  ] as const) {
    for (const viewport of [desktop, phone]) {
      const visitor = await newVisitor({ browser, site }, { hasPictures: false, viewport })
      await open(visitor, address[locale])
      const closedDays = visitor.getByRole('heading', { name: texts.title }).locator('xpath=following-sibling::ul')
      expect(
        await closedDays.getByRole('listitem').filter({ hasText: texts.name }).locator('time').getAttribute('datetime'),
      ).toBe(day)
      expect(await violations(visitor)).toEqual([])
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    }
  }
})

test('course pages and cards show free places and start days', async () => {
  const { course } = await comingLesson()
  const office = await site.session()
  const { body: stored } = await office.call('GET', `/api/admin/courses/${course.id}/`)
  const page = await openAdmin(`courses/${course.id}`)
  await page.getByRole('tab', { name: 'Termine' }).click()
  for (const [state, text] of [
    ['voll, Warteliste', 'Voll – Warteliste'],
    ['beginnt neu', /^Beginnt\sam\s\d+\.\s\p{L}+(\s\d{4})?$/u],
  ] as const) {
    for (const [index] of stored.dates.entries()) {
      await page.getByRole('combobox', { name: 'Plätze' }).nth(index).click()
      await page.getByRole('option', { name: state }).click()
    }
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('button', { name: 'Speichern' }).and(page.locator(':disabled')).waitFor()
    for (const viewport of [desktop, phone]) {
      const visitor = await newVisitor({ browser, site }, { hasPictures: false, viewport })
      await open(visitor, course.url)
      expect(await visitor.getByText(text).filter({ visible: true }).count()).toBe(stored.dates.length)
      await open(visitor, '/de/kurse')
      expect(await visitor.getByRole('article').filter({ hasText: course.name }).getByText(text).count()).toBe(1)
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    }
  }
})

test.each([desktop, phone])('courses of a filtered list change together with undo, at $width px', async (viewport) => {
  const office = await site.session()
  const prices = async (): Promise<string[]> => {
    const { body } = await office.call('GET', '/api/admin/courses/?page_size=100&ordering=name')
    return body.results.map(({ price }: { price: { de: string } }) => price.de)
  }
  const before = await prices()
  const page = await openAdmin('courses?filter={"weekday":"2"}', { viewport })
  await page.getByRole('link', { name: 'Alle ändern' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kurse gemeinsam ändern' }).waitFor()
  await page.getByText(/^Gilt für \d+ Kurse\./).waitFor()
  await page.getByLabel('Um so viele Wochen später').fill('52')
  await page.getByLabel('Kosten ändern').click()
  await page.getByRole('option', { name: 'Einen Teil des Textes ersetzen' }).click()
  await page.getByLabel('Diesen Text, etwa 42 €').fill('€ im Monat')
  await page.getByLabel('ersetzen durch').fill('€ monatlich')
  await page.getByRole('button', { name: 'Zeigen, was sich ändert' }).click()
  const changeButton = page.getByRole('button', { name: /^\d+ Kurse ändern$/ })
  await changeButton.waitFor()
  expect(await page.getByText(/€ monatlich/).count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  expect(await prices()).toEqual(before)

  await changeButton.press('Enter')
  await page.getByText(/^\d+ Kurse sind geändert\.$/).waitFor()
  const after = await prices()
  expect(after.some((price) => price.includes('€ monatlich'))).toBe(true)
  expect(after.some((price, index) => price === before[index])).toBe(true)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).press('Enter')
  await page.getByText('Alles ist wieder, wie es war.').waitFor()
  expect(await prices()).toEqual(before)
})

async function openClosedDays(viewport: typeof desktop): Promise<Page> {
  const page = await openAdmin('closed-days', { viewport })
  await page.getByRole('heading', { level: 1, name: 'Schließzeiten' }).waitFor()
  return page
}

const choose = (page: Page, bytes: string) =>
  page
    .getByLabel('Kalenderdatei einlesen')
    .and(page.locator('input'))
    .setInputFiles({ name: 'ferien.ics', mimeType: 'text/calendar', buffer: Buffer.from(bytes) })

function calendar(days: readonly (readonly [day: string, name: string])[]): string {
  const events = days.map(([day, name]) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${name}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

type Course = {
  id: number
  url: string
  name: string
  slug: { en: string }
  dates: { date_start: string; repeat_weeks: number; left_out: string[] }[]
}

/** A day after tomorrow with a lesson. */
async function comingLesson(): Promise<{ course: Course; day: string }> {
  const courses: Course[] = await (await fetch(`${site.url}/api/courses/`)).json()
  const soon = addDays(toDay(new Date()), 2)
  for (const course of courses)
    for (const { date_start, repeat_weeks, left_out } of course.dates) {
      const days = Array.from({ length: repeat_weeks > 0 ? 8 : 0 }, (_, index) =>
        addDays(toDay(new Date(date_start)), index * repeat_weeks * 7),
      )
      const day = days.find((each) => each > soon && !left_out.includes(each))
      if (day) return { course, day }
    }
  throw new Error('the demo has courses that repeat')
}

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
