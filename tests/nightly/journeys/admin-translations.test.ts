import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { asVisitor, bar, openEditor } from '#tests/support/browser/editor-page.ts'
import { openPublishing } from '#tests/support/browser/publishing.ts'
import { pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test.each([1440, 390])('a translator goes from text to text by keys and takes one back, at %i px', async (width) => {
  const api = await site.session()
  const post = async (path: string, body: object) => (await api.call('POST', path, body)).body
  const title = `Anreise ${width}`
  const page = await post('/api/admin/pages/', { title: { de: title, en: `Getting here ${width}` } })
  const section = await post('/de/pageeditor-api/container/', { content_type: 'page', object_id: page.id })
  const write = (order: number, content: string) =>
    post('/de/pageeditor-api/text/', { parent: section.id, order, content })
  const first = await write(0, '<p>Mit der Bahn.</p>')
  await write(1, '<p>Mit dem Bus.</p>')

  const desk = await openAdmin('', { width })
  await desk
    .getByRole('main')
    .getByRole('link', { name: /^Seiten und Menüs \d+$/ })
    .press('Enter')
  await desk
    .getByRole('combobox', { name: 'Art' })
    .and(desk.getByText(/^Seiten und Menüs \(/))
    .waitFor()
  await desk.getByRole('combobox', { name: 'Seite oder Eintrag' }).click()
  await desk.getByRole('option', { name: `${title} (2)` }).click()
  await desk.getByRole('button', { name: /Mit der Bahn/ }).click()
  const open = desk.getByRole('region', { name: new RegExp(title) })
  await open.locator('[contenteditable=true]:focus').waitFor()
  await desk.evaluate(axe)
  expect(await desk.evaluate('axe.run().then(({ violations }) => violations)')).toEqual([])
  await desk.keyboard.type('By train.')
  await desk.keyboard.press('Control+Enter')
  await open.getByText('Mit dem Bus.').waitFor()
  await desk.getByText('1 Text ist offen.').waitFor()
  const english = async () => (await api.call('GET', `/en/pageeditor-api/text/${first.id}/`)).body.content as string
  expect(await english()).toBe('<p>By train.</p>')
  await desk.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await pollUntil(english).toBe('<p>Mit der Bahn.</p>')
  await desk.getByText('2 Texte sind offen.').waitFor()
})

test.each([1440, 390])(
  'a translator who collects publishes only when the page is finished, at %i px',
  async (width) => {
    const api = await site.session()
    const post = async (path: string, body: object) => (await api.call('POST', path, body)).body
    const [slug_de, slug_en] = [`sammeln-${width}`, `collecting-${width}`]
    const page = await post('/api/admin/pages/', { title: { de: 'Sammeln', en: 'Collecting' }, slug_de, slug_en })
    const section = await post('/de/pageeditor-api/container/', { content_type: 'page', object_id: page.id })
    for (const [order, content] of ['<p>Zum Chor.</p>', '<p>Zur Orgel.</p>'].entries())
      await post('/de/pageeditor-api/text/', { parent: section.id, order, content })
    const account = { email: `translator-${width}@house.example`, password: 'ein-anderes-passwort' }
    await site.createAccount({ name: 'Tom Text', ...account })
    const translator = await site.session(account)
    await translator.call('POST', '/de/pageeditor-api/preferences', { collects: true })

    const desk = await openEditor({ site, browser }, { path: `/de/${slug_de}`, width, account })
    await bar(desk).getByRole('button', { name: 'Diese Seite' }).press('Enter')
    await desk.getByRole('menuitem', { name: 'Übersetzungen dieser Seite …' }).press('Enter')
    await desk.getByText('2 Texte sind offen.').waitFor()
    await desk.getByRole('button', { name: /Zum Chor/ }).click()
    const open = desk.getByRole('region', { name: /Sammeln/ })
    await open.locator('[contenteditable=true]:focus').waitFor()
    await desk.keyboard.type('To the choir.')
    await desk.keyboard.press('Control+Enter')
    await open.getByText('Zur Orgel.').waitFor()
    const visible = () => asVisitor(site, `/en/${slug_en}`)
    expect(await visible()).not.toContain('To the choir.')
    await open.locator('[contenteditable=true]:focus').waitFor()
    await desk.keyboard.type('To the organ.')
    await desk.keyboard.press('Control+Enter')
    await desk.getByText('Hier ist alles übersetzt.').waitFor()
    expect(await visible()).not.toContain('To the organ.')

    await desk.goto(`${site.url}/de/${slug_de}?edit`)
    const publishing = await openPublishing(desk)
    await publishing.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
    await publishing.waitFor({ state: 'detached' })
    expect(await visible()).toContain('To the choir.')
    expect(await visible()).toContain('To the organ.')
  },
)

test('a collecting translator saves the English of a record only when it is finished', async () => {
  const api = await site.session()
  const group = (await api.call('POST', '/api/admin/age-groups/', { name: { de: 'Ab sechzig', en: '' } })).body
  const account = { email: 'records@house.example', password: 'ein-anderes-passwort' }
  await site.createAccount({ name: 'Rita Wort', ...account })
  const translator = await site.session(account)
  await translator.call('POST', '/de/pageeditor-api/preferences', { collects: true })
  const english = async () => (await api.call('GET', `/api/admin/age-groups/${group.id}/`)).body.name.en as string

  const desk = await openEditor({ site, browser }, { path: '/de/abonnements', account })
  await desk.goto(`${site.url}/admin/translations?record=age-groups%20${group.id}`)
  await desk.getByRole('button', { name: /Ab sechzig/ }).click()
  const open = desk.getByRole('region', { name: /Ab sechzig/ })
  await open.getByText(/ist öffentlich, sobald Sie ihn speichern/).waitFor()
  const field = open.getByRole('textbox', { name: 'Englisch' })
  await field.fill('Over si')
  await desk.keyboard.press('Alt+ArrowDown')
  await desk.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).press('Enter')
  expect(await english()).toBe('')
  await field.fill('Over sixty')
  await field.press('Control+Enter')
  await desk.getByText('Hier ist alles übersetzt.').waitFor()
  expect(await english()).toBe('Over sixty')
})

test('language and two-language view follow the account to another browser', async () => {
  const account = { email: 'preferences@house.example', password: 'ein-anderes-passwort' }
  await site.createAccount({ name: 'Pia Wahl', ...account })
  const page = await openEditor({ site, browser }, { path: '/de/abonnements', account })
  await bar(page)
    .getByRole('button', { name: /^Konto/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Use the editor in English' }).press('Enter')
  await page.getByRole('region', { name: 'Edit page' }).waitFor()
  await page.keyboard.press('Control+Shift+L')
  await page.getByText('Page: all texts in both languages').waitFor()

  const other = await openEditor({ site, browser }, { path: '/de/abonnements', account })
  await other.getByRole('region', { name: 'Edit page' }).waitFor()
  await other.getByText('Page: all texts in both languages').waitFor()
  await other.goto(`${site.url}/admin/profile`)
  await other.getByText('Name and language', { exact: true }).first().waitFor()
})
