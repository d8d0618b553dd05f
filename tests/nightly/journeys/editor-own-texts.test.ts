import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 780, touch: true },
]

test.each(sizes)('a headline typed on the page at $width px is saved and undone', async (size) => {
  const path = size.touch ? '/de/kontakt' : '/de/abonnements'
  const page = await openEditor({ site, browser }, { path, ...size })
  const headline = pageText(page)
  const before = (await headline.textContent()) ?? ''
  await headline.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' für Neugierige')
  await page.keyboard.press('Enter')
  await allSaved(page)
  expect(await asVisitor(site, path)).toMatch(new RegExp(`<h1[^>]*><span[^>]*>${before} für Neugierige</span>`))
  await page.locator('[data-undo]').press('Enter')
  await expect.poll(() => headline.textContent()).toBe(before)
  await allSaved(page)
  expect(await asVisitor(site, path)).not.toContain('für Neugierige')
})

test('the description of a page is written below its headline', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/agb' })
  await pageText(page).click()
  await page.keyboard.press('Alt+F10')
  const description = page.getByRole('textbox', { name: 'Beschreibung für Suchmaschinen' })
  await description.and(page.locator(':focus')).waitFor()
  await description.fill('Die Bedingungen unserer Konzerte.')
  await page.keyboard.press('Escape')
  await allSaved(page)
  expect(await asVisitor(site, '/de/agb')).toContain('content="Die Bedingungen unserer Konzerte."')
})

test('a headline that someone else changed meanwhile asks which one stays', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  const headline = pageText(page)
  await headline.click()
  const session = await site.session()
  const { body } = await session.call('GET', '/api/admin/pages/?search=kontakt')
  const record = body.results.find(({ path_de }: { path_de: string }) => path_de === 'kontakt')
  const field = record.headline.de ? 'headline' : 'title'
  const patched = await session.call('PATCH', `/api/admin/pages/${record.id}/`, { [field]: { de: 'Von nebenan' } })
  expect(patched.status).toBe(200)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' von hier')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Zwei Fassungen' })
  await dialog.getByRole('radio', { name: /Die andere Fassung/ }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).press('Enter')
  await expect.poll(() => headline.textContent()).toBe('Von nebenan')
  await headline.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Schreiben Sie uns')
  await page.keyboard.press('Enter')
  await allSaved(page)
  expect(await asVisitor(site, '/de/kontakt')).toContain('>Schreiben Sie uns</span>')
})

test('the headline of the stage is edited where it stands', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/musikschule' })
  const headline = textOf(page, /^Überschrift, Auftakt/)
  await headline.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Musik für jedes Alter')
  await page.keyboard.press('Enter')
  await allSaved(page)
  expect(await asVisitor(site, '/de/musikschule')).toContain('>Musik für jedes Alter</h1>')
})

test('preline and text of the stage are edited where they stand', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/musikschule', ...sizes[1] })
  for (const field of ['preline', 'text']) {
    const text = page.locator(`[data-own*="/${field}.de"]`).first()
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(`Auftakt mit ${field}`)
    await page.keyboard.press('Enter')
    await allSaved(page)
    expect(await asVisitor(site, '/de/musikschule')).toContain(`>Auftakt mit ${field}</p>`)
  }
})

test.each(sizes)('an empty text of the stage is added in place, and removed again, at $width px', async (size) => {
  const path = '/de/musikschule'
  const session = await site.session()
  const { body } = await session.call('GET', '/api/admin/heroes/?variant=school')
  for (const { id } of body.results)
    await session.call('PATCH', `/api/admin/heroes/${id}/`, { preline: { de: '', en: '' }, text: { de: '', en: '' } })
  const page = await openEditor({ site, browser }, { path, ...size })
  await textOf(page, 'Überschrift, Auftakt').hover()
  await page.getByRole('button', { name: 'Vorzeile hinzufügen, Auftakt' }).click()
  const preline = textOf(page, 'Vorzeile, Auftakt')
  await preline.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Neu ab Herbst')
  await page.keyboard.press('Enter')
  await allSaved(page)
  expect(await asVisitor(site, path)).toContain('>Neu ab Herbst</p>')
  await preline.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await preline.waitFor({ state: 'hidden' })
  await allSaved(page)
  expect(await asVisitor(site, path)).not.toContain('Neu ab Herbst')
})

const records = ['productions', 'courses', 'people']
test.each(records.flatMap((resource) => sizes.map((size) => ({ resource, ...size }))))(
  'the name of a record of $resource is edited on its page at $width px',
  async ({ resource, ...size }) => {
    const session = await site.session()
    const { body } = await session.call('GET', `/api/admin/${resource}/?page_size=20`)
    const path: string = body.results.map((record: { urls: { de: string } | null }) => record.urls?.de).find(Boolean)
    const page = await openEditor({ site, browser }, { path, ...size })
    const name = page.locator('h1[data-own], h1 [data-own*="last_name"]')
    const typed = `Umbenannt ${size.width}`
    await name.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await allSaved(page)
    await expect.poll(() => name.innerText()).toBe(typed)
    expect(await asVisitor(site, path)).toContain(`>${typed}</`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  },
)

test.each(sizes)('alternative texts and credit are written below a picture at $width px', async (size) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', hasPictures: true, ...size })
  const alt = `Das Orchester im Saal, ${size.width}`
  const picture = page.locator('[data-kind="image"] picture, [data-kind="fullteaser"] picture').first()
  await picture.click()
  const strip = page.getByRole('group', { name: 'Bild', exact: true })
  await strip.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(alt)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`The orchestra, ${size.width}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Foto: Eva Beispiel')
  await page.keyboard.press('Escape')
  await strip.waitFor({ state: 'detached' })
  await allSaved(page)
  const html = await asVisitor(site, '/de/orchester')
  expect(html).toContain(`alt="${alt}"`)
  expect(html).toContain('Foto: Eva Beispiel')
  await expect.poll(() => picture.locator('img').getAttribute('alt')).toBe(alt)
})

test('a page goes online with one press, and offline by the menu of its state', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/agb' })
  await bar(page).getByRole('button', { name: 'Seite online' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Seite offline nehmen' }).press('Enter')
  await bar(page).getByText('Seite offline').waitFor()
  await allSaved(page)
  expect((await fetch(`${site.url}/de/agb`)).status).toBe(404)
  await bar(page).getByRole('button', { name: 'Online stellen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Seite online' }).waitFor()
  await allSaved(page)
  expect((await fetch(`${site.url}/de/agb`)).status).toBe(200)
})

test('a page that waits for its time says so, and goes online at once', async () => {
  const { call } = await site.session()
  const [{ id }] = (await call('GET', '/api/admin/pages/?search=AGB')).body.results
  await call('PATCH', `/api/admin/pages/${id}/`, { online_from: '2099-06-01T08:00:00.000Z' })
  const page = await openEditor({ site, browser }, { path: '/de/agb' })
  await bar(page).getByText('Online ab Mo., 1. Juni 2099, 10:00').waitFor()
  await bar(page).getByRole('button', { name: 'Online stellen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Seite online' }).waitFor()
  await allSaved(page)
  expect((await fetch(`${site.url}/de/agb`)).status).toBe(200)
  await page.locator('[data-undo]').press('Enter')
  await bar(page).getByText('Online ab Mo., 1. Juni 2099, 10:00').waitFor()
  await allSaved(page)
  expect((await fetch(`${site.url}/de/agb`)).status).toBe(404)
  await call('PATCH', `/api/admin/pages/${id}/`, { online_from: null })
})

function pageText(page: Page) {
  return textOf(page, /^(Überschrift|Titel), Seite$/)
    .and(page.locator('h1 *'))
    .first()
}
