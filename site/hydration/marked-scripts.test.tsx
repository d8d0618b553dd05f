import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript, ScriptMark } from './InlineScript.tsx'
import { takeMarkedScripts } from './marked-scripts.server.ts'

test('takes our inline scripts, not those of a text', () => {
  const marked = renderToString(
    <ScriptMark value="random">
      <InlineScript text="ours()" />
      <div dangerouslySetInnerHTML={{ __html: '<script>theirs()</script><script nonce="guessed">theirs()</script>' }} />
    </ScriptMark>,
  )
  const { html, scripts } = takeMarkedScripts(marked, 'random')
  expect([...scripts]).toEqual(['ours()'])
  expect(html).toBe('<script>ours()</script><div><script>theirs()</script><script nonce="guessed">theirs()</script></div>')
})
