import { expect, test } from 'vitest'
import { openEditor } from '#tests/support/browser/editor-page.ts'
import { newVisitor, open, pollUntil, waitForHydration, withTagManager } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

/** The result of an assignment by a script in the page; "done" if the browser allows it. */
const assignments = {
  'markup with a handler': () =>
    void Object.assign(document.createElement('div'), { innerHTML: '<img src="/x.png" onerror="this.ran = true">' }),
  'markup with a frame': () => document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>'),
  'the address of a script': () => void Object.assign(document.createElement('script'), { src: '/files/1/film.mp4' }),
  'code in a script': () => void Object.assign(document.createElement('script'), { text: 'window.ran = true' }),
  'another service worker': () => navigator.serviceWorker.register('/files/1/film.mp4'),
  'a policy of its own': () =>
    (window as unknown as { trustedTypes: { createPolicy: (...args: unknown[]) => void } }).trustedTypes.createPolicy(
      'mine',
      {},
    ),
  'code in a timer': () => void setTimeout('window.ran = true'),
}

test.each(['/de', '/de/abonnements?edit', '/admin', '/api/docs'])(
  'on %s the browser refuses injected scripts and markup',
  async (path) => {
    const page = await newVisitor({ browser, site }, { isAttacked: true, hasPictures: false, serviceWorkers: 'allow' })
    await site.login(page)
    await page.goto(path)
    await page.locator('main, [role=status]').first().waitFor()
    await pollUntil(() =>
      page.evaluate(
        () => 'trustedTypes' in window && Reflect.get(window.trustedTypes as object, 'defaultPolicy') !== null,
      ),
    ).toBe(true)
    for (const [sink, assign] of Object.entries(assignments)) {
      const error = await page.evaluate(
        `(async () => { try { await (${assign})(); return 'done' } catch (error) { return error.name } })()`,
      )
      expect([sink, error]).toEqual([sink, expect.stringMatching(/^(TypeError|EvalError)$/)])
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  },
)

test('the tag manager loads its own scripts and no others', async () => {
  await withTagManager(site, 'GTM-TEST123')
  const page = await newVisitor({ browser, site }, { hasDecided: false, isAttacked: true })
  // Scripts are added by URL, as a string.
  const loadScript = (url: string) =>
    `try { document.head.append(Object.assign(document.createElement('script'), { src: '${url}' })) } catch { window.refused = true }`
  const scripts: Record<string, string> = {
    '/gtm.js': `${loadScript('https://www.googletagmanager.com/gtag/js')}; ${loadScript('https://elsewhere.example/x.js')}`,
    '/gtag/js': 'window.counts = true',
  }
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: scripts[new URL(route.request().url()).pathname] ?? '' }),
  )
  await open(page, '/de/orchester')
  await page.getByRole('button', { name: 'Alles erlauben' }).first().click()
  await pollUntil(() => page.evaluate(() => ['counts' in window, 'refused' in window])).toEqual([true, true])
})

// Its own scripts take half a minute of a quiet machine's browser that does not optimise code.
test('the API documentation renders with forms under the policy', {
  timeout: 150_000,
}, async () => {
  const page = await newVisitor({ browser, site })
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /^events/ }).click()
  await page
    .getByRole('button', { name: /event-dates/ })
    .first()
    .click()
  await page.getByText('Responses', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).waitFor()
  // Its parameters are told with the values that they may have.
  await page.getByRole('heading', { name: /^account/ }).click()
  await page
    .getByRole('button', { name: /pageeditor-api.*user/ })
    .first()
    .click()
  await page.getByText('Available values').first().waitFor()
  expect(await page.getByText('Could not render').count()).toBe(0)
})

test('client rendering, sheets, consent and back office work under the policy', async () => {
  const page = await newVisitor({ browser, site })
  for (const path of ['/de/kurse', '/de/aktuelles', '/de/mitarbeiter']) {
    await open(page, path)
    const record = page.locator(`main a[href^="${path}/"]`).first()
    await record.click()
    await page.waitForURL(`**${path}/*/**`)
    await page.locator('main[data-images-loaded]').waitFor()
  }
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).getByRole('button', { name: 'Medien' }).click()
  await page.goto('/de/erfunden/und/nicht-da')
  await page.getByRole('link', { name: 'Zur Startseite' }).first().click()
  await waitForHydration(page)
  const editor = await openEditor({ site, browser })
  await editor.goto(`${site.url}/admin/news`)
  await editor.getByRole('row').nth(1).click()
  await editor.locator('.ProseMirror, [contenteditable]').first().waitFor()
})
