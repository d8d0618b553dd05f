import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { handoffScript, readHandoff } from './handoff.server.ts'

const settings = '{"ssr":true}'

/** What a browser makes of the script. */
async function readInBrowser(script: string): Promise<{ ssr: boolean; data: string }> {
  const window: { __reactRouterContext?: { ssr: boolean; stream: ReadableStream<Uint8Array> } } = {}
  new Function('window', script)(window)
  const { ssr, stream } = window.__reactRouterContext ?? { ssr: false, stream: new ReadableStream() }
  return { ssr, data: await new Response(stream).text() }
}

test.each([
  ['plain', '[{"_1":2},"loaderData"]\n'],
  ['quotes of both kinds', `["it's","say \\"so\\"","\\\\'"]\n`],
  ['a backslash before each quote', '\\" \\\\" \\\' \\\\\''],
  ['what would end the script', '</script><!--<script>'],
  ['line separators and umlauts', 'a\u2028b\u2029c\r\nÄ„“𝄞'],
])('data arrives as it was: %s', async (_, data) => {
  const script = handoffScript({ settings, data })
  expect(script).not.toContain('<')
  expect(await readInBrowser(script)).toEqual({ ssr: true, data })
})

test('data of several parts is handed over as one', async () => {
  const parts = ['[1]\n', 'P2:"ä"\n'].map((part) => new TextEncoder().encode(part))
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  expect(await readHandoff({ serverHandoffString: settings, serverHandoffStream } as EntryContext)).toEqual({ settings, data: '[1]\nP2:"ä"\n' })
})
