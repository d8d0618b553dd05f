import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

const MEGABYTE = 1024 * 1024

test.each([1440, 390])('dropped files are uploaded, and refusals have reasons, at %i px', async (width) => {
  const { page, hold, drop } = await openWithFiles('images', width)
  const tabs = page.context().pages().length
  const files = await onDisk({
    'skript.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'zu-gross.jpg': Buffer.alloc(31 * MEGABYTE),
  })
  await hold(files)
  await page.getByText('Loslassen zum Hochladen').waitFor()
  await drop(files)
  await page.getByText('3 von 5 hochgeladen').waitFor()
  await page.getByText('Loslassen zum Hochladen').waitFor({ state: 'detached' })
  await page.getByText(/^skript\.png: SVG geht nicht/).waitFor()
  await page.getByText(/^zu-gross\.jpg: .*zu groß/).waitFor()
  for (const name of ['probe-1', 'probe-2', 'probe-3'])
    await page
      .getByRole('button', { name: `${name} Ohne Alternativtext` })
      .first()
      .waitFor()
  expect(page.url()).toBe(`${site.url}/admin/images`)
  expect(page.context().pages()).toHaveLength(tabs)
})

test('each upload shows its progress', async () => {
  const { page, cdp, hold, drop } = await openWithFiles('images', 1440)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  })
  const files = await onDisk({ 'langsam.jpg': Buffer.alloc(MEGABYTE) })
  await hold(files)
  await drop(files)
  const bar = page.getByRole('progressbar', { name: 'Fortschritt: langsam.jpg' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
})

test('dragging files away closes the drop area', async () => {
  const { page, hold } = await openWithFiles('files', 1440)
  await hold(await onDisk({}))
  await page.getByText('Loslassen zum Hochladen').waitFor()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([], 'probe.pdf'))
    document.body.dispatchEvent(new DragEvent('dragleave', { dataTransfer, bubbles: true }))
  })
  await page.getByText('Dateien hierher ziehen oder auswählen.').waitFor()
})

test('dropping a file on a form preserves its unsaved input', async () => {
  const { page, hold, drop } = await openWithFiles('news/1', 1440)
  const tabs = page.context().pages().length
  await page.getByLabel('Titel (Deutsch) *').fill('Noch nicht gespeichert')
  const files = await onDisk({})
  await hold(files)
  await drop(files)
  await page.getByRole('tab', { name: 'Weitere Angaben' }).click()
  await page.getByRole('tab', { name: 'Texte' }).click()
  expect(await page.getByLabel('Titel (Deutsch) *').inputValue()).toBe('Noch nicht gespeichert')
  expect(page.context().pages()).toHaveLength(tabs)
})

type FileDrag = {
  page: Page
  cdp: CDPSession
  hold: (files: string[]) => Promise<void>
  drop: (files: string[]) => Promise<void>
}

/** A screen with real files dragged over its middle, so that the browser's own handling is included. */
async function openWithFiles(path: string, width: number): Promise<FileDrag> {
  const page = await openAdmin(path, { width })
  await page.waitForLoadState('networkidle')
  const cdp = await page.context().newCDPSession(page)
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop', files: string[]) => {
    await cdp.send('Input.dispatchDragEvent', {
      type,
      x: width / 2,
      y: 600,
      data: { items: [], files, dragOperationsMask: 1 },
    })
  }
  return {
    page,
    cdp,
    hold: async (files) => {
      await send('dragEnter', files)
      await send('dragOver', files)
    },
    drop: (files) => send('drop', files),
  }
}

/** Three pictures and the named files on disk; deleted after the test. */
async function onDisk(otherFiles: Record<string, Buffer>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-drop-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pictures = (await makePictures(3)).map(({ name, buffer }) => [name, buffer] as const)
  return [...pictures, ...Object.entries(otherFiles)].map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  })
}
