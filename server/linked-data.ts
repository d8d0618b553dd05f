import type { Thing } from 'schema-dts'
import { toJsonLdGraph } from '#site/context.ts'

/**
 * What the loaders of a page have said of it, for its head. It is written into the finished page, so that no visitor's browser
 * loads the code that makes it; a browser runs none of it, so the content policy need not name it.
 */
export function linkedDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  // As HTML reads a script, nothing but "<" could end it.
  const data = toJsonLdGraph(things).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}
