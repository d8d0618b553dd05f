import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, hearsNothing, openEditor, pollOthers } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const german = { path: '/de/abonnements', count: '1 inzwischen geändert', label: 'Inzwischen geändert' }
const english = { path: '/en/subscriptions', count: '1 changed meanwhile', label: 'Changed meanwhile' }
const windows = [
  { width: 1440, height: 900, touch: false, ...german },
  { width: 390, height: 844, touch: true, ...english },
]

const paragraphsOf = (page: Page) => page.locator('[data-kind="text"] [data-inline]').first()

function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('changed-words') ?? [])].map(String))
}

async function write(page: Page, { before = '', after = '' }: { before?: string; after?: string }) {
  const text = paragraphsOf(page)
  await text.click()
  await text.press(before ? 'Control+Home' : 'Control+End')
  await page.keyboard.type(before || after)
}

test.each(windows)('words of others appear marked, never under the caret, on $path at $width px', async (window) => {
  const first = await openEditor({ site, browser }, { path: window.path })
  const second = await openEditor({ site, browser }, window)
  await write(first, { after: ` Eins ${window.width}.` })
  await first.keyboard.press('Escape')
  await allSaved(first)
  await pollOthers(second)
  await expect.poll(() => paragraphsOf(second).innerText()).toContain(`Eins ${window.width}.`)
  await expect.poll(() => markedWords(second)).toEqual([`Eins ${window.width}.`])
  const changed = bar(second).getByRole('button', { name: window.count })
  await changed.press('Enter')
  await changed.waitFor({ state: 'detached' })

  const words = await paragraphsOf(second).innerText()
  await paragraphsOf(second).click()
  await write(first, { after: ' Zwei.' })
  await first.keyboard.press('Escape')
  await allSaved(first)
  await pollOthers(second)
  await second.getByText(window.label, { exact: true }).waitFor()
  expect(await paragraphsOf(second).innerText()).toBe(words)
  await second.keyboard.press('Escape')
  await expect.poll(() => paragraphsOf(second).innerText()).toContain('Zwei.')
  await expect.poll(() => markedWords(second)).toEqual(['Zwei.'])
  await paragraphsOf(second).click()
  expect(await markedWords(second)).toEqual([])
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
  await Promise.all([first.close(), second.close()])
})

async function rename(page: Page, title: string) {
  await page.locator('h1[data-own]').fill(title)
  await page.keyboard.press('Enter')
  await allSaved(page)
}

test.each([
  { width: 1440, height: 900, touch: false, locale: 'de' as const },
  { width: 390, height: 844, touch: true, locale: 'en' as const },
])(
  'a title of others appears marked, never under the caret, in $locale at $width px',
  async ({ locale, ...window }) => {
    const session = await site.session()
    const [course] = (await session.call('GET', '/api/admin/courses/?is_online=true&page_size=1')).body.results
    await session.call('PATCH', `/api/admin/courses/${course.id}/`, { subline: { de: 'Für alle', en: 'For all' } })
    const path: string = course.urls[locale]
    const first = await openEditor({ site, browser }, { path })
    const second = await openEditor({ site, browser }, { path, ...window })
    const title = second.locator('h1[data-own]')
    await rename(first, 'Neu Eins')
    await pollOthers(second)
    await expect.poll(() => title.innerText()).toBe('Neu Eins')
    await expect.poll(() => markedWords(second)).toEqual(['Neu Eins'])

    await second.locator('[data-own^="subline"]').click()
    await second.keyboard.press('End')
    await second.keyboard.type(' hier')
    await allSaved(second)
    await rename(first, 'Neu Zwei')
    await pollOthers(second)
    await expect.poll(() => title.innerText()).toBe('Neu Zwei')
    await expect.poll(() => markedWords(second)).toEqual(['Zwei'])
    await second.keyboard.type(' und dort')
    await second.keyboard.press('Enter')
    await allSaved(second)
    expect(await asVisitor(site, path)).toContain(' hier und dort</p>')

    await title.click()
    await rename(first, 'Neu Drei')
    await pollOthers(second)
    expect(await title.innerText()).toBe('Neu Zwei')
    await second.keyboard.press('Escape')
    await expect.poll(() => title.innerText()).toBe('Neu Drei')
    await expect.poll(() => markedWords(second)).toEqual(['Drei'])
    await second.locator('[data-own^="subline"]').click()
    expect(await markedWords(second)).toEqual([])
    expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
    await Promise.all([first.close(), second.close()])
  },
)

test.each(windows)('changes apart in a paragraph merge without a question, on $path at $width px', async (window) => {
  const first = await openEditor({ site, browser }, { path: window.path })
  const second = await openEditor({ site, browser }, window)
  await hearsNothing(second)
  await write(first, { after: ` Am Ende ${window.width}.` })
  await first.keyboard.press('Escape')
  await allSaved(first)
  await write(second, { before: `Am Anfang ${window.width}. ` })
  await second.keyboard.press('Control+s')
  await allSaved(second)
  expect(await second.getByRole('alertdialog').count()).toBe(0)
  await second.keyboard.type('Noch mehr. ')
  await second.keyboard.press('Escape')
  await expect.poll(() => paragraphsOf(second).innerText()).toContain(`Am Ende ${window.width}.`)
  const visible = await asVisitor(site, window.path)
  expect(visible).toContain(`Am Anfang ${window.width}. Noch mehr. `)
  expect(visible).toContain(`Am Ende ${window.width}.`)
  await second.keyboard.press('Control+z')
  await allSaved(second)
  expect(await asVisitor(site, window.path)).toContain(`Am Ende ${window.width}.`)
  await Promise.all([first.close(), second.close()])
})

test('"saved" turns into "changed" with the next report, whoever saved', async () => {
  const page = await openEditor({ site, browser })
  const session = await site.session()
  const [section] = (await session.call('GET', '/de/pageeditor-api/page/abonnements')).body.modules
  const headline = section.columns[0].children.find(({ kind }: { kind: string }) => kind === 'headline')
  const { status } = await session.call('POST', headline.url, { content: 'Ohne Fenster' })
  expect(status).toBe(200)
  await pollOthers(page)
  await bar(page).getByRole('button', { name: german.count }).waitFor()
  expect(await page.locator('main').innerText()).toContain('Ohne Fenster')
})
