import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Inlines a page's style sheets into its head, in pieces. Depends on how React 19.3.1 finds a `<link>`: the links stay,
 * with another type so that they are not fetched (Chromium 150 fetches `disabled` ones).
 */
export function createInlineStyles(clientDir: string): (head: string) => (string | Buffer)[] {
  // Read once: another build may replace it while this process still serves.
  const sheets = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'))
  const texts = new Map(sheets.map((name) => [`/assets/${name}`, readFileSync(join(clientDir, 'assets', name))]))
  const sheetOf = (href: string) => {
    const sheet = texts.get(href)
    if (!sheet) throw new Error(`the build has no sheet ${href}`)
    return sheet
  }
  return (head) => {
    const links = [...head.matchAll(SHEET)]
    const [first] = links
    if (!first) return [head]
    const used = [...new Set(links.map(([, href = '']) => href))].map(sheetOf)
    const inertLink = (address: string) => `<link rel="stylesheet" href="${address}" type="text/plain"/>`
    const unfetched = head.replace(SHEET, (link, href) => {
      // React Router marks shared sheets with a "#", React finds them by it, Vite (for a later chunk) only without.
      return link.includes('#') ? inertLink(`${href}#`) + inertLink(href) : inertLink(href)
    })
    return [`${unfetched.slice(0, first.index)}<style>`, ...used, `</style>${unfetched.slice(first.index)}`]
  }
}

const LAZY = 'loading="lazy"'
const EAGER = 'loading="eager" fetchPriority="high"'

/**
 * Loads the first content picture eagerly, mostly the largest element on a phone; components do not know their
 * position. Depends on how React 19.3.1 writes an `<img>`. Answers the body in pieces, because one text would be a
 * copy.
 */
export function loadFirstPictureEagerly(body: string): string[] {
  const main = body.indexOf('<main')
  const from = main < 0 ? -1 : body.indexOf('<img ', main)
  if (from < 0) return [body]
  const to = body.indexOf('>', from)
  return [body.slice(0, from), body.slice(from, to).replace(LAZY, EAGER), body.slice(to)]
}
