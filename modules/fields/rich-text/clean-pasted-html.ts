import { isLink, normaliseTypedLink } from '#contract/links/links.ts'
import { cleanLines } from '#contract/texts/stored-text.ts'
import { type OmittedPart, removeOmitted } from './omitted-parts.ts'
import { collectTexts, convertWordLists, flattenTables, nestLists, splitAtValues } from './pasted-blocks.ts'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const BLOCKS = 'p, div, ul, ol, blockquote, h1, h2, h3, h4, h5, h6'
/** ProseMirror's mark on its own copies, which come from a text like this one. */
const OWN_COPY = '[data-pm-slice]'

type Conversions = Partial<Record<'convertTables' | 'convertHeadings', (body: HTMLElement) => void>>
type CleanedPaste = { html: string; text: string; droppedKinds: ReadonlySet<OmittedPart> }

/**
 * Cleans HTML of Word, Google Docs and mail programs for a rich text. TipTap drops unknown tags by itself; this
 * converts styles to tags and removes what is not meant for readers.
 */
export function cleanPastedHtml(
  html: string,
  { convertTables = flattenTables, convertHeadings = toParagraphs }: Conversions = {},
): CleanedPaste {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const isOwnCopy = page.querySelector(OWN_COPY) !== null
  for (const comment of getComments(page)) comment.remove()
  readStyleSheets(page)
  for (const junk of page.body.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) junk.remove()
  for (const wrapper of page.body.querySelectorAll<HTMLElement>('b, strong, i, em, ins'))
    if (isWrapper(wrapper)) unwrap(wrapper)
  const droppedKinds = removeOmitted(page.body)
  cleanLinks(page.body, { isOwnCopy })
  for (const script of page.body.querySelectorAll('sup, sub')) replaceWithRaised(script)
  convertWordLists(page.body)
  nestLists(page.body)
  splitAtValues(page.body)
  for (const span of page.body.querySelectorAll<HTMLElement>('span, font')) replaceWithMarks(span)
  for (const cell of page.body.querySelectorAll<HTMLElement>('td, th')) markInside(cell)
  convertTables(page.body)
  for (const block of page.body.querySelectorAll('div')) if (!block.querySelector(BLOCKS)) rename(block, 'p')
  if (!isOwnCopy) joinStanzas(page.body)
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) removeAllButAlignment(element)
  convertHeadings(page.body)
  for (const text of collectTexts(page.body)) text.data = cleanLines(text.data)
  return { html: page.body.innerHTML, text: getWords(page.body), droppedKinds }
}

function toParagraphs(body: HTMLElement): void {
  for (const heading of body.querySelectorAll(HEADINGS)) rename(heading, 'p')
}

function getComments(page: Document): Comment[] {
  const comments: Comment[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
  return comments
}

/** Whether a mark has no effect: Google Docs wraps everything in a bold tag with normal weight. */
function isWrapper({ localName, id, style }: HTMLElement): boolean {
  if (localName === 'ins' || id.startsWith('docs-internal-guid')) return true
  return localName === 'i' || localName === 'em'
    ? style.fontStyle === 'normal'
    : style.fontWeight === 'normal' || style.fontWeight === '400'
}

/** Normalises URLs; links to places outside the copy become plain text. */
function cleanLinks(body: HTMLElement, { isOwnCopy }: { isOwnCopy: boolean }): void {
  for (const link of body.querySelectorAll('a')) {
    const href = normaliseTypedLink(link.getAttribute('href') ?? '')
    if (!isLink(href) || (href.startsWith('#') && !isOwnCopy)) unwrap(link)
    else link.setAttribute('href', href)
  }
}

const RAISED: Readonly<Record<string, string>> = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' }

/** m² stays m²: digits have their own characters. */
function replaceWithRaised(script: Element): void {
  const text = script.textContent ?? ''
  const signs = RAISED[script.tagName] ?? ''
  if (/^\d+$/.test(text)) script.replaceWith(text.replace(/\d/g, (figure) => signs[Number(figure)] ?? figure))
}

/** Bold and italic from a style. */
function replaceWithMarks(span: HTMLElement): void {
  // Both sides of a price line on our site: the colon is its own span, and copying loses the space after it.
  if (span.lastElementChild?.textContent === ':' && span.nextSibling instanceof HTMLElement) span.after(' ')
  markInside(span)
  unwrap(span)
}

function markInside(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600
  for (const tag of [...(fontStyle === 'italic' ? ['em'] : []), ...(isBold ? ['strong'] : [])]) {
    if ((element.textContent ?? '').trim() === '') return
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

function removeAllButAlignment(element: HTMLElement): void {
  const { textAlign } = element.style
  element.removeAttribute('style')
  element.removeAttribute('class')
  if (textAlign === 'center' || textAlign === 'right') element.style.textAlign = textAlign
}

function unwrap(element: Element): void {
  element.before(...element.childNodes)
  element.remove()
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** As plain text, for fields without paragraphs: each block and line break ends a line. */
function getWords(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\v')
  for (const block of copy.querySelectorAll('p, li, div')) block.append('\v')
  return (copy.textContent ?? '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?\v[\s\v]*/g, '\n')
    .trim()
}

/** Declarations for struck, hidden or aligned text. */
const MEANT =
  /(?:^|;)\s*((?:text-decoration(?:-line)?:[^;]*line-through|display:\s*none|mso-hide:\s*all|visibility:\s*hidden|font-size:\s*0(?![.\d])|opacity:\s*0(?![.\d])|text-align:\s*(?:center|right))[^;]*)/gi

/** Excel and Word set styles by class; these are copied to the elements. */
function readStyleSheets(page: Document): void {
  for (const sheet of page.querySelectorAll('style')) {
    const rules = (sheet.textContent ?? '').replace(/<!--|-->/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
    for (const [, selectors = '', body = ''] of rules) {
      const declaration = [...body.matchAll(MEANT)].map(([, each]) => each).join(';')
      if (declaration)
        for (const selector of selectors.split(',')) apply(page, { selector: selector.trim(), declaration })
    }
  }
}

/** Class selectors only: element selectors concern Word's own window. */
function apply(page: Document, { selector, declaration }: { selector: string; declaration: string }): void {
  if (!/^[a-z]*\.[\w-]+$/i.test(selector)) return
  for (const element of page.body.querySelectorAll(selector))
    element.setAttribute('style', `${declaration};${element.getAttribute('style') ?? ''}`)
}

/** A longer line is a paragraph of its own, also between blank ones. */
const MAX_VERSE_LETTERS = 100
const STANZA_BLOCKS = 'p, ul, ol, div, h1, h2, h3, h4, h5, h6'

/**
 * In Word or Google Docs, paragraphs between two blank ones are the lines of a stanza. Blank paragraphs are removed,
 * because paragraphs have their own spacing.
 */
function joinStanzas(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br'))
    if (isBetweenBlocks(lineBreak)) lineBreak.replaceWith(body.ownerDocument.createElement('p'))
  const parents = new Set([...body.querySelectorAll('p')].map(({ parentElement }) => parentElement))
  for (const parent of parents) if (parent) joinIn(parent)
}

function joinIn(parent: Element): void {
  const stanzas: Element[][] = [[]]
  let blanks = 0
  for (const block of [...parent.children]) {
    const isLine = block.localName === 'p'
    if (isLine && isBlank(block)) {
      blanks += stanzas.some((lines) => lines.length > 0) ? 1 : 0
      stanzas.push([])
      block.remove()
    } else if (isLine) stanzas.at(-1)?.push(block)
    else stanzas.push([])
  }
  const stanzasWithLines = stanzas.filter((lines) => lines.length > 0)
  if (blanks === 0 || stanzasWithLines.length < 2) return
  for (const lines of stanzasWithLines)
    if (lines.every((line) => (line.textContent ?? '').length <= MAX_VERSE_LETTERS)) joinLines(lines)
}

function joinLines([first, ...otherLines]: Element[]): void {
  for (const line of otherLines) {
    first?.append(line.ownerDocument.createElement('br'), ...line.childNodes)
    line.remove()
  }
}

function isBetweenBlocks(lineBreak: Element): boolean {
  const siblings = [lineBreak.previousElementSibling, lineBreak.nextElementSibling].filter((each) => each !== null)
  const hasWords = [lineBreak.previousSibling, lineBreak.nextSibling].some(
    (each) => each instanceof Text && each.data.trim() !== '',
  )
  return (
    !hasWords &&
    siblings.length > 0 &&
    siblings.every((each) => each.matches(`${STANZA_BLOCKS}, br`)) &&
    siblings.some((each) => each.matches(STANZA_BLOCKS))
  )
}

function isBlank(paragraph: Element): boolean {
  return (paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim() === ''
}
