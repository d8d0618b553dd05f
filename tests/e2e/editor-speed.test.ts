import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { bar, openEditor, textOf } from './editor-page.ts'

const MODULES = 60
const ENTER_LIMIT_MS = 1000
const KEY_LIMIT_MS = 50

test('a page of sixty modules is entered within a second, and a key is shown within 50 ms', async () => {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const path = await longPage(await site.session())
    const page = await openEditor({ site, browser }, { path })
    const entered = Math.min(await enter(page), await enter(page), await enter(page))
    await page.evaluate(watchKeys)
    await textOf(page, 'Text, Text').first().click()
    await page.keyboard.type('Ein Satz, auf der Seite getippt.')
    const keys = await page.evaluate(() => (window as unknown as { shownAfter: number[] }).shownAfter)
    const median = keys.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)] ?? Number.POSITIVE_INFINITY
    process.stdout.write(
      `editor: ${MODULES} modules entered in ${Math.round(entered)} ms; a key is shown after ${Math.round(median)} ms, the slowest of ${keys.length} after ${Math.round(Math.max(...keys))} ms\n`,
    )
    expect(entered).toBeLessThan(ENTER_LIMIT_MS)
    expect(median).toBeLessThan(KEY_LIMIT_MS)
  } finally {
    await browser.close()
    await site.stop()
  }
})

/** From the click on the address to the bar, as with everything in the browser's cache. */
async function enter(page: Awaited<ReturnType<typeof openEditor>>): Promise<number> {
  await page.reload()
  await bar(page).waitFor()
  return page.evaluate(() => performance.now())
}

/** Notes for each key how long after going down the frame that shows it was drawn. */
function watchKeys(): void {
  const shownAfter: number[] = []
  Object.assign(window, { shownAfter })
  const drawn = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => setTimeout(() => shownAfter.push(performance.now() - timeStamp)))
  document.addEventListener('keydown', drawn, { capture: true })
}

type Api = { call: (method: string, path: string, body?: unknown) => Promise<{ body: { id: number; container: { object_id: number }; urls: { de: string } } }> }

async function longPage(api: Api): Promise<string> {
  const { body: page } = await api.call('GET', '/de/pageeditor-api/page/barrierefreiheit')
  const owner = { content_type: 'page', object_id: page.container.object_id }
  for (let count = 0; count < MODULES / 6; count++) {
    const { body: section } = await api.call('POST', '/de/pageeditor-api/container/', { ...owner, slug: '', layout: 3 })
    for (let order = 0; order < 3; order++) {
      await api.call('POST', '/de/pageeditor-api/headline/', {
        parent: section.id,
        column: 0,
        order,
        headline_level: 3,
        content: `Überschrift ${count}.${order}`,
      })
      await api.call('POST', '/de/pageeditor-api/text/', { parent: section.id, column: 1, order, content: `<p>Text ${count}.${order}</p>` })
    }
  }
  return page.urls.de
}
