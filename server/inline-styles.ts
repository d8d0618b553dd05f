import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Writes the style sheets of a page into its head, so that nothing more is asked for before it is painted. Their links stay
 * for React, which looks for them when it takes the page over; of a type that is no style sheet's they are not fetched
 * (`disabled` does not keep Chromium 150 from it). Pages that the visitor goes on to without a new document fetch theirs
 * as before. The head comes in pieces, the sheets among them as the bytes that they lie ready as.
 */
export function createInlineStyles(clientDir: string): (head: string) => (string | Buffer)[] {
  // All of them at once: another build may take the place of this one while its processes still answer.
  const sheets = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'))
  const texts = new Map(sheets.map((name) => [`/assets/${name}`, readFileSync(join(clientDir, 'assets', name))]))
  const sheetOf = (href: string) => {
    const sheet = texts.get(href)
    if (!sheet) throw new Error(`the build has no sheet ${href}`)
    return sheet
  }
  return (head) => {
    const found = [...head.matchAll(SHEET)]
    const [first] = found
    if (!first) return [head]
    const used = [...new Set(found.map(([, href = '']) => href))].map(sheetOf)
    const kept = (address: string) => `<link rel="stylesheet" href="${address}" type="text/plain"/>`
    const unfetched = head.replace(SHEET, (link, href) => {
      // React Router marks shared sheets with a "#", React finds them by it, Vite (for a later chunk) only without.
      return link.includes('#') ? kept(`${href}#`) + kept(href) : kept(href)
    })
    return [`${unfetched.slice(0, first.index)}<style>`, ...used, `</style>${unfetched.slice(first.index)}`]
  }
}
