import type { Thing } from 'schema-dts'
import { asGraph } from '#site/context.ts'

/**
 * The page with what its loaders have said of it. It is written into the finished page, so that no visitor's browser
 * loads the code that makes it; a browser runs none of it, so the content policy need not name it.
 */
export function withLinkedData(html: string, things: readonly Thing[]): string {
  if (things.length === 0) return html
  // As HTML reads a script, nothing but "<" could end it.
  const data = asGraph(things).replaceAll('<', '\\u003c')
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`)
}
