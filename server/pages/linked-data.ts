import type { Thing } from 'schema-dts'
import { toJsonLdGraph } from '#site/context.ts'

/** Written into the finished page, so that browsers do not load its code. Not executed, so the CSP need not list it. */
export function linkedDataScript(graph: readonly Thing[]): string {
  if (graph.length === 0) return ''
  // In an HTML script only "<" could end it.
  const data = toJsonLdGraph(graph).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}
