import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Returns a page's head with the rules of its style sheets that its HTML can match; the whole sheets follow when it is
 * idle (`first-act.ts`), or at once without scripts. Until then inline scripts may set attributes, not classes. Depends
 * on how React 19.3.1 finds a `<link>`: the links stay, with another type so that they are not fetched (Chromium 150
 * fetches `disabled` ones).
 */
export function createInlineStyles(clientDir: string): (html: string) => string {
  // Read once: another build may replace it while this process still serves.
  const names = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'))
  const sheets = new Map(
    names.map((name) => [`/assets/${name}`, parseRules(readFileSync(join(clientDir, 'assets', name), 'utf8'))]),
  )
  const sheetOf = (href: string) => {
    const sheet = sheets.get(href)
    if (!sheet) throw new Error(`the build has no sheet ${href}`)
    return sheet
  }
  return (html) => {
    const head = html.slice(0, html.indexOf('</head>'))
    const links = [...head.matchAll(SHEET)]
    const [first] = links
    if (!first) return head
    const hrefs = [...new Set(links.map(([, href = '']) => href))]
    const marks = findMarks(html)
    const rules = hrefs.map((href) => writeRules(sheetOf(href), marks)).join('')
    const css = writeFaces(hrefs.flatMap(sheetOf), { rules, html }) + rules
    const inert = head.replace(SHEET, (link, href) => {
      // React Router marks shared sheets with a "#", React finds them by it, Vite (for a later chunk) only without.
      return link.includes('#') ? inertLink(`${href}#`) + inertLink(href) : inertLink(href)
    })
    const whole = hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
    return `${inert.slice(0, first.index)}<style>${css}</style><noscript>${whole}</noscript>${inert.slice(first.index)}`
  }
}

function inertLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" type="text/plain"/>`
}

/** `marks`: per selector, the classes and variants that it needs. A rule without selectors is always written. */
type Rule = { text: string; marks: string[][] } | { condition: string; rules: Rule[] } | Face
type Face = { face: string; family: string; letters: [first: number, last: number][] }

const CONDITION = /^@(?:media|supports|container)\b/
const MARK = /\.[\w-]+|\[data-variant=\w+\]/g
/** Browsers without scripts load the whole sheets. Print rules stay: programs print a page as soon as it has loaded. */
const LATE_CONDITION = /^@media \(scripting:none\)/
/** Rules for a pointer and the next page. */
const LATE_SELECTOR = /:hover|::view-transition|\[data-(?:enter|phase)/

function parseRules(css: string): Rule[] {
  return splitRules(css).flatMap((text): Rule[] => {
    const head = text.slice(0, text.indexOf('{'))
    if (LATE_CONDITION.test(head)) return []
    if (CONDITION.test(head)) return [{ condition: head, rules: parseRules(text.slice(head.length + 1, -1)) }]
    if (head === '@font-face') return [parseFace(text)]
    if (head.startsWith('@')) return [{ text, marks: [] }]
    const early = splitSelectors(head).filter((selector) => !LATE_SELECTOR.test(selector))
    return early.length > 0 ? [{ text, marks: early.map((selector) => selector.match(MARK) ?? []) }] : []
  })
}

/** A minified sheet's rules. */
function splitRules(css: string): string[] {
  const rules: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: part, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{}]|;/g)) {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    if (depth > 0 || part.startsWith('"') || part === '{') continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}

/** `:is(a,b)`: the form that the minifier gives to a list with a selector that not every browser knows. */
const LIST = /^:is\((.*)\)$/s
/** Innermost arguments. Those of `:not()` and alternatives may be missing. */
const ARGUMENTS = /(:[\w-]+)?\(([^()]*)\)/g

/** Without optional arguments. */
function splitSelectors(head: string): string[] {
  let outside = isBalanced(LIST.exec(head)?.[1] ?? ')') ? head.replace(LIST, '$1') : head
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replaceAll(ARGUMENTS, (_, name = '', inside) =>
      /^:(?:has|is)$/.test(name) && !inside.includes(',') ? ` ${inside}` : name,
    )
  }
  return outside.split(',')
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The classes and variants of a page. */
function findMarks(html: string): Set<string> {
  const attributes = new Set(html.match(/ (?:class|data-variant)="[^"]*"/g))
  const marks = new Set<string>()
  for (const attribute of attributes) {
    const value = attribute.slice(attribute.indexOf('"') + 1, -1)
    if (attribute.startsWith(' data-')) marks.add(`[data-variant=${value}]`)
    else for (const name of value.split(' ')) marks.add(`.${name}`)
  }
  return marks
}

function writeRules(rules: Rule[], marks: Set<string>): string {
  let css = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const within = writeRules(rule.rules, marks)
      if (within) css += `${rule.condition}{${within}}`
    } else if ('text' in rule) {
      const { text, marks: needed } = rule
      if (needed.length === 0 || needed.some((each) => each.every((mark) => marks.has(mark)))) css += text
    }
  }
  return css
}

function parseFace(face: string): Face {
  const family = /font-family:([^;}]*)/.exec(face)?.[1] ?? ''
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? ''
  const letters = ranges.split(',').flatMap((range): [number, number][] => {
    const [first = '', last = first] = range.replace(/^\s*U\+/, '').split('-')
    return first ? [[parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)]] : []
  })
  return { face, family: family.replaceAll('"', ''), letters }
}

/** The faces of families that the rules name, with letters of the page. */
function writeFaces(sheet: Rule[], { rules, html }: { rules: string; html: string }): string {
  const faces = sheet.filter((rule) => 'face' in rule)
  const families = new Set(faces.map(({ family }) => family))
  for (const family of families) if (!rules.includes(`"${family}"`)) families.delete(family)
  const letters = [...new Set(html.match(/[^\0-\x7f]/g)), ' '].map((letter) => letter.charCodeAt(0))
  const isUsed = ({ family, letters: ranges }: Face) =>
    families.has(family) &&
    (ranges.length === 0 || ranges.some(([first, last]) => letters.some((letter) => letter >= first && letter <= last)))
  return faces
    .filter(isUsed)
    .map(({ face }) => face)
    .join('')
}
