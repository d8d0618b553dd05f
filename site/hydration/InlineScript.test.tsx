import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript, InlineScripts } from './InlineScript.tsx'

test('inline scripts are collected when they are ours, and not when they stand in a text', () => {
  const scripts = new Set<string>()
  const html = renderToString(
    <InlineScripts value={scripts}>
      <InlineScript text="ours()" />
      <div dangerouslySetInnerHTML={{ __html: '<script>theirs()</script>' }} />
    </InlineScripts>,
  )
  expect(html).toContain('theirs()')
  expect([...scripts]).toEqual(['ours()'])
})
