import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

/** Preferences belong to the account, so an earlier test may have left others. */
export async function setPreferences(
  page: Page,
  site: Site,
  data: { side_by_side: boolean } | { language: 'de' },
): Promise<void> {
  const token = (await page.context().cookies(site.url)).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await page.request.post(`${site.url}/de/pageeditor-api/preferences`, {
    headers: { 'x-csrftoken': token, origin: site.url },
    data,
  })
  if (!response.ok()) throw new Error(`preferences: ${response.status()}`)
}

/** An earlier test may have chosen English. */
export async function speakGerman(page: Page, site: Site): Promise<void> {
  const user = await (await page.request.get(`${site.url}/de/pageeditor-api/user`)).json()
  if (user.language === 'en') await setPreferences(page, site, { language: 'de' })
}
