import { nestLists, wordLists } from './pasted-lists.ts'
import { tablesAsLines } from './pasted-tables.ts'

/**
 * What Word, Google Docs and mail programs put on the clipboard, reduced to what a text may hold. TipTap drops unknown
 * tags by itself; this says in our tags what they say in styles, and takes away what would become empty paragraphs.
 */
export function cleanPasted(html: string): { html: string; hasPicture: boolean } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const junk of page.body.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) junk.remove()
  for (const comment of commentsIn(page)) comment.remove()
  for (const wrapper of page.body.querySelectorAll<HTMLElement>('b[id^="docs-internal-guid"], b[style*="font-weight:normal"], b[style*="font-weight: normal"]'))
    unwrap(wrapper)
  const pictures = page.body.querySelectorAll('img, picture, svg')
  for (const picture of pictures) picture.remove()
  wordLists(page.body)
  nestLists(page.body)
  for (const span of page.body.querySelectorAll<HTMLElement>('span, font')) asMarks(span)
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) keepAlignment(element)
  for (const heading of page.body.querySelectorAll('h1, h2, h3, h4, h5, h6')) rename(heading, 'p')
  tablesAsLines(page.body)
  for (const paragraph of page.body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove()
  return { html: page.body.innerHTML, hasPicture: pictures.length > 0 }
}

function commentsIn(page: Document): Comment[] {
  const found: Comment[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) found.push(walker.currentNode)
  return found
}

/** Bold and italic that stand in a style. */
function asMarks(span: HTMLElement): void {
  const { fontWeight, fontStyle } = span.style
  const bold = fontWeight === 'bold' || Number(fontWeight) >= 600
  const inner = [...(bold ? ['strong'] : []), ...(fontStyle === 'italic' ? ['em'] : [])]
  let holder: Element | null = null
  for (const tag of inner) {
    const mark: Element = span.ownerDocument.createElement(tag)
    if (holder) holder.append(mark)
    else span.before(mark)
    holder = mark
  }
  if (holder) holder.append(...span.childNodes)
  else span.before(...span.childNodes)
  span.remove()
}

function keepAlignment(element: HTMLElement): void {
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

function isBlank(paragraph: Element): boolean {
  return (paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim() === ''
}
