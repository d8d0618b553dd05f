// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { HANDOFF_ID, restoreHandoff, serialiseHandoff } from './handoff.ts'

const settings = '{"ssr":true}'

afterEach(() => {
  Reflect.deleteProperty(window, '__reactRouterContext')
  vi.unstubAllGlobals()
})

/** A page with this handoff text, as parsed by a browser; `cutLength` truncates it there. */
function pageWith(text: string, cutLength?: number): Document {
  const html = `<!DOCTYPE html><title>Haus</title><section id="${HANDOFF_ID}">Übergabe</section><script id="${HANDOFF_ID}" type="application/json">${text}`
  return new DOMParser().parseFromString(
    cutLength === undefined ? `${html}</script></body></html>` : html.slice(0, html.length - cutLength),
    'text/html',
  )
}

/** The settings and data that React Router finds there. */
async function readHandoff(page: Document): Promise<{ ssr: boolean; data: string }> {
  // jsdom's Blob does not stream.
  vi.stubGlobal('Blob', (await import('node:buffer')).Blob)
  restoreHandoff(page)
  const { ssr, stream } = Reflect.get(window, '__reactRouterContext') as {
    ssr: boolean
    stream: ReadableStream<Uint8Array>
  }
  return { ssr, data: await new Response(stream).text() }
}

test.each([
  ['plain', ['loaderData']],
  ['quotes of both kinds', [`it's`, 'say "so"', "\\'"]],
  ['script end tags', ['</script><!--<script>', '<\\/script>']],
  ['line separators and umlauts', ['a\u2028b\u2029c\r\nÄ„“𝄞\u0000']],
])('handed-over data is unchanged: %s', async (_, values) => {
  const data = `${JSON.stringify(values)}\n`
  const text = serialiseHandoff({ settings, data })
  expect(text).not.toContain('<')
  const { ssr, data: read } = await readHandoff(pageWith(text))
  expect(ssr).toBe(true)
  expect(JSON.parse(read)).toEqual(values)
})

test.each([[0], [1], [9]])('a truncated page is not hydrated: %i characters short', async (missing) => {
  const text = serialiseHandoff({ settings, data: '["Oboe","Fagott"]\n' })
  await expect(readHandoff(pageWith(text, missing + 1))).rejects.toThrow('no complete hydration data')
})

test('a page without data is not hydrated', async () => {
  await expect(readHandoff(new DOMParser().parseFromString('<p>Haus', 'text/html'))).rejects.toThrow(
    'no complete hydration data',
  )
})
