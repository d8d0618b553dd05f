import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
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

  const desk = await openAdmin('translations', { width })
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
