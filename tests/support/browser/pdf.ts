import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

const POINTS_PER_MM = 72 / 25.4

/** Chromium's print of a page: text and size in millimetres of each sheet. */
export async function printed(page: Page): Promise<{ pages: string[]; sizes: string[] }> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document)
  const sizes: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
    sizes.push(`${Math.round(width / POINTS_PER_MM)} × ${Math.round(height / POINTS_PER_MM)}`)
  }
  return { pages: text, sizes }
}
