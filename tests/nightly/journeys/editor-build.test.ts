import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { columnLayouts } from '#config'
import { fractions } from '#site/editor/frames/AddSection.tsx'
import { allSaved, openEditor } from '#tests/support/browser/editor-page.ts'
import type { Site } from '#tests/support/browser/site.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('all kinds and six layouts can be built without a mouse', { timeout: 120_000 }, async () => {
  const api = await site.session()
  const path = await emptyPage(api)
  const page = await openEditor({ site, browser }, { path })
  for (const { spans } of columnLayouts) {
    const number = (await page.getByRole('region', { name: /^Abschnitt \d+$/ }).count()) + 1
    await page.getByRole('button', { name: new RegExp(`^${fractions(spans).replaceAll('+', '\\+')} –`) }).press('Enter')
    await page.getByRole('region', { name: `Abschnitt ${number}`, exact: true }).waitFor()
  }
  await write(page, { section: 1, column: 1, kind: 'Überschrift', text: 'Ohne Maus' })
  await write(page, { section: 2, column: 1, kind: 'Text', text: 'Nur mit Tasten geschrieben.' })
  await write(page, { section: 2, column: 1, kind: 'Tabelle', text: 'Reihe' })
  await add(page, { section: 2, column: 2, kind: 'Fragen und Antworten' })
  await add(page, { section: 3, column: 1, kind: 'Bild', picture: true })
  await add(page, {
    section: 3,
    column: 2,
    kind: 'Video',
    fields: { 'Adresse|Video': 'https://vimeo.com/76979871' },
    picture: true,
  })
  await add(page, {
    section: 4,
    column: 1,
    kind: 'Großer Teaser',
    fields: { Überschrift: 'Teaser', Beschreibung: 'Kurz gesagt.' },
  })
  await add(page, {
    section: 4,
    column: 2,
    kind: 'Blättermagazin',
    fields: { 'Adresse|Einbettung|Dokument': 'https://issuu.com/haus/docs/programm' },
  })
  await allSaved(page)

  // The toolbar offers eight kinds (site.config.ts); the others are pasted, by keyboard too.
  const otherKinds = ['link', 'quote', 'audio', 'teaserlist', 'imagelist', 'videolist', 'socialmedia']
  for (const [index, kind] of otherKinds.entries()) {
    const section = [5, 5, 5, 6, 6, 6, 1][index] ?? 1
    const column = [1, 2, 3, 1, 2, 3, 1][index] ?? 1
    await copyFrom(page, { path: await pageWith(api, kind), kind })
    await page
      .getByRole('button', { name: `Modul in Spalte ${column} von Abschnitt ${section} hinzufügen` })
      .press('Enter')
    await page.getByRole('menuitem', { name: /^Einfügen: / }).press('Enter')
    await page.locator(`[data-kind="${kind}"]`).first().waitFor({ state: 'attached' })
    await allSaved(page)
  }

  await page.reload()
  await allSaved(page)
  const kinds = await page
    .locator('[data-column] > [data-module]')
    .evaluateAll((modules) => modules.map((module) => module.getAttribute('data-kind')))
  expect(new Set(kinds).size).toBe(15)
  expect(await page.getByRole('region', { name: /^Abschnitt \d+$/ }).count()).toBe(6)
})

type ColumnPlace = { section: number; column: number; kind: string }

async function chooseKind(page: Page, { section, column, kind }: ColumnPlace) {
  await page
    .getByRole('button', { name: `Modul in Spalte ${column} von Abschnitt ${section} hinzufügen` })
    .press('Enter')
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
}

/** Text-only modules are written inline. */
async function write(page: Page, { text, ...position }: ColumnPlace & { text: string }) {
  await chooseKind(page, position)
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
}

async function add(
  page: Page,
  { fields = {}, picture, ...position }: ColumnPlace & { fields?: Record<string, string>; picture?: boolean },
) {
  await chooseKind(page, position)
  const { kind } = position
  const dialog = page.getByRole('dialog', { name: `${kind} hinzufügen` })
  for (const [name, value] of Object.entries(fields)) {
    await dialog
      .getByRole('textbox', { name: new RegExp(`^(${name})`) })
      .first()
      .focus()
    await page.keyboard.type(value)
  }
  if (picture) {
    await dialog.getByRole('button', { name: 'Bild wählen' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Bild wählen' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .press('Enter')
  }
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // The focus moves to the new module, and closes a menu that was opened before.
  await page.locator('[data-module] :focus').first().waitFor({ state: 'attached' })
}

/** Copies the first module of a kind on another page, in a tab of its own. */
async function copyFrom(page: Page, { path, kind }: { path: string; kind: string }) {
  const source = await openEditor({ site, browser }, { path, context: page.context() })
  const module = source.locator(`[data-column] > [data-kind="${kind}"]`).first()
  await module
    .locator('> [data-frame]')
    .getByRole('button', { name: /^Weitere Befehle/ })
    .press('Enter')
  await source.getByRole('menuitem', { name: 'Kopieren' }).press('Enter')
  await source.getByText(/kopiert\. Einfügen geht/).waitFor({ state: 'attached' })
  await source.close()
}

type Api = Awaited<ReturnType<Site['session']>>

/** A page of the demo without its sections. */
async function emptyPage(api: Api): Promise<string> {
  const { body } = await api.call('GET', '/de/pageeditor-api/page/barrierefreiheit')
  for (const { id } of body.modules) await api.call('DELETE', `/de/pageeditor-api/container/${id}/`)
  return body.urls.de
}

async function pageWith(api: Api, kind: string): Promise<string> {
  const { body } = await api.call('GET', '/api/admin/pages/?page_size=100')
  for (const { path_de } of body.results) {
    if (!path_de) continue
    const existing = await api.call('GET', `/de/pageeditor-api/page/${path_de}`)
    const modules = (existing.body.modules ?? []).flatMap((section: { columns: { children: { kind: string }[] }[] }) =>
      section.columns.flatMap((column) => column.children),
    )
    if (existing.status === 200 && modules.some((module: { kind: string }) => module.kind === kind))
      return `/de/${path_de}`
  }
  throw new Error(`the demo has no page with ${kind}`)
}
