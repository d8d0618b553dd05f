import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Writes the style sheets of a page into its head, so that nothing more is requested before it is painted. Leans on how React 19.3.1
 * writes a `<link>` and finds it when it hydrates: the links stay, of a type that is no style sheet's, so that they are not fetched
 * (`disabled` does not keep Chromium 150 from it). Pages that the visitor goes on to without a new document fetch theirs. Returns
 * the head in pieces, the sheets among them as bytes.
 */
export function createInlineStyles(clientDir: string): (head: string) => (string | Buffer)[] {
  // Read once: another build may replace this one while its processes still answer.
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

const LAZY = 'loading="lazy"'
const BATCH_SIZE = 'loading="eager" fetchPriority="high"'

/**
 * Lets the first picture of a page's content be requested at once and before the others, which wait until they are near. It is mostly
 * the largest thing that a phone shows first, and no component knows that it is the first of its page. Leans on how React 19.3.1 writes
 * an `<img>`. Returns the body in pieces, because one text would be a copy of all.
 */
export function loadFirstPictureEagerly(body: string): string[] {
  const main = body.indexOf('<main')
  const from = main < 0 ? -1 : body.indexOf('<img ', main)
  if (from < 0) return [body]
  const to = body.indexOf('>', from)
  return [body.slice(0, from), body.slice(from, to).replace(LAZY, BATCH_SIZE), body.slice(to)]
}
