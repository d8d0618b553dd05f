import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript, ScriptMark, takeMarkedScripts } from './InlineScript.tsx'

test('own inline scripts are marked, those within a text are not', () => {
  const marked = renderToString(
    <ScriptMark value="random">
      <link rel="modulepreload" href="/ours.js" nonce="random" />
      <InlineScript text="ours()" />
      <div dangerouslySetInnerHTML={{ __html: '<script>theirs()</script><script nonce="guessed">theirs()</script>' }} />
    </ScriptMark>,
  )
  const { html, scripts } = takeMarkedScripts(marked, 'random')
  expect([...scripts]).toEqual(['ours()'])
  expect(html).toBe(
    '<link rel="modulepreload" href="/ours.js"/><script>ours()</script><div><script>theirs()</script><script nonce="guessed">theirs()</script></div>',
  )
})
