import { expect, test } from 'vitest'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { createClient } from '#contract/client.ts'
import type { getPage } from '#contract/page/pages.ts'
import { createEditor, type Editor } from '#site/editor/core/create-editor.ts'
import { findModule } from '#site/editor/state/document.ts'
import { de, startPage } from '#tests/support/browser/draft-page.ts'

/** Two people with the page open, the first of whom may collect. */
async function openTwice({ collects }: { collects: boolean }) {
  const page = await startPage()
  await page.publish({})
  const module: number = page.module.id
  async function open(): Promise<Editor> {
    const person = await page.login()
    if (collects) await person.call('POST', `${de}/preferences`, { body: { collects } })
    const clientFor = () =>
      createClient({ fetch: async (path, init) => page.app.request(path, init), headers: person.headers })
    const params = { locale: 'de', path: 'preise' } as const
    const opened = await clientFor()<typeof getPage>(editorAddresses.getPage, { params })
    return createEditor({ page: opened, locale: 'de', collects, clientFor, now: () => 0, later: () => () => undefined })
  }
  async function write(editor: Editor, typed: string): Promise<void> {
    editor.type(module, { name: 'content', typed, step: 'begins' })
    editor.save(module)
    await editor.whenSettled(module)
  }
  const read = (editor: Editor) => findModule(editor.store.get().history.doc, module)?.content
  return { ...page, module, first: await open(), second: await open(), write, read }
}

test.each([false, true])('two people write in one headline and keep each word, collecting: %s', async (collects) => {
  const { first, second, module, write, read, headlines } = await openTwice({ collects })
  await write(first, 'Preise der Saison')
  expect(await second.refresh()).toBe(true)
  expect(read(second)).toBe('Preise der Saison')
  await write(first, 'Preise der neuen Saison')
  await write(second, 'Alle Preise der Saison')
  await expect.poll(() => read(second)).toBe('Alle Preise der neuen Saison')
  expect([...second.store.get().changedByOthers]).toEqual([module])
  await first.refresh()
  expect(read(first)).toBe('Alle Preise der neuen Saison')
  const [visible] = await headlines(de)
  expect(visible === 'Alle Preise der neuen Saison').toBe(!collects)
})

test('the same words of two people wait for a decision with the other name', async () => {
  const { first, second, module, write } = await openTwice({ collects: false })
  await write(first, 'Preise heute')
  await write(second, 'Preise morgen')
  expect(second.store.get().conflicts.get(module)).toMatchObject({ by: 'Test', theirs: { content: 'Preise heute' } })
})
