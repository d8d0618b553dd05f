import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript, InlineScripts } from './InlineScript.tsx'

test('collects our inline scripts, not those of a text', () => {
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
