import { cleanPastedHtml } from '#modules/fields/rich-text/clean-pasted-html.ts'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'
import { cleanPastedTable } from '#modules/fields/table/pasted-table.ts'

/** A part of a document that becomes one module; a picture is the number of its file, with its alternative text. */
export type DocumentPart =
  | { type: 'heading'; level: number; text: string }
  | { type: 'text'; html: string }
  | { type: 'table'; rows: string }
  | { type: 'picture'; picture: number; alt: string }

export type SplitDocument = { parts: DocumentPart[]; droppedKinds: ReadonlySet<OmittedPart> }

/** A page's headings begin below its title. */
const FIRST_LEVEL = 2
/** How the reader marks what is not part of the text. */
const NOTES = {
  comments: 'sup.comment, dl',
  footnotes: 'sup:has(a[href^="#footnote"], a[href^="#endnote"]), li[id^="footnote"], li[id^="endnote"]',
} as const
const WRAPPERS = 'div, section, article, main, header, footer, aside, center'

/**
 * Splits a document or a paste in HTML at headings, tables and pictures; a document's own pictures have
 * `src="picture:0"`.
 */
export function splitDocument(html: string): SplitDocument {
  const droppedKinds = new Set<OmittedPart>()
  const body = readBlocks(html, droppedKinds)
  const topLevel = Math.min(...[...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(getLevel))
  const parts: DocumentPart[] = []
  let blocks: Element[] = []

  function take<T extends { droppedKinds: ReadonlySet<OmittedPart> }>(cleaned: T): T {
    for (const kind of cleaned.droppedKinds) droppedKinds.add(kind)
    return cleaned
  }

  function endText() {
    const { html: text, text: words } = take(cleanPastedHtml(blocks.map(({ outerHTML }) => outerHTML).join('')))
    if (words !== '') parts.push({ type: 'text', html: text })
    blocks = []
  }

  for (const block of [...body.children]) {
    const pictures = takePictures(block)
    const words = (block.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (/^h\d$/.test(block.localName)) {
      endText()
      if (words !== '') parts.push({ type: 'heading', level: getLevel(block) - topLevel + FIRST_LEVEL, text: words })
    } else if (block.localName === 'table') {
      endText()
      if (words !== '') parts.push({ type: 'table', rows: toRows(take(cleanPastedTable(block.outerHTML)).html) })
    } else blocks.push(block)
    if (pictures.length > 0) endText()
    parts.push(...pictures)
  }
  endText()
  return { parts, droppedKinds }
}

/** Whether it is more than one text. */
export function isStructured({ parts }: SplitDocument): boolean {
  return parts.length > 1 && parts.some(({ type }) => type === 'heading' || type === 'table')
}

/** The blocks of the document, cleaned as a whole: its style sheet says what is hidden or deleted. */
function readBlocks(html: string, droppedKinds: Set<OmittedPart>): HTMLElement {
  const { body: source } = new DOMParser().parseFromString(html, 'text/html')
  for (const kind of ['comments', 'footnotes'] as const)
    for (const note of source.querySelectorAll(NOTES[kind])) {
      droppedKinds.add(kind)
      note.remove()
    }
  for (const list of source.querySelectorAll('ol')) if (list.children.length === 0) list.remove()
  // A paragraph without words would be left out with its picture.
  for (const block of source.querySelectorAll('p'))
    if (!block.textContent?.trim()) block.replaceWith(...block.childNodes)
  const leaveAlone = () => undefined
  const cleaned = cleanPastedHtml(source.ownerDocument.documentElement.outerHTML, {
    convertTables: leaveAlone,
    convertHeadings: leaveAlone,
  })
  for (const kind of cleaned.droppedKinds) droppedKinds.add(kind)
  const { body } = new DOMParser().parseFromString(cleaned.html, 'text/html')
  for (const wrapper of body.querySelectorAll(WRAPPERS))
    if (!wrapper.closest('table')) wrapper.replaceWith(...wrapper.childNodes)
  wrapLooseWords(body)
  return body
}

/** Words outside of any block become paragraphs. */
function wrapLooseWords(body: HTMLElement): void {
  let paragraph: HTMLElement | null = null
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && BLOCK.test(node.localName)) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      if ((node.textContent ?? '').trim() === '' && !(node instanceof Element)) continue
      paragraph = body.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

const BLOCK = /^(?:p|ul|ol|h\d|table|blockquote|pre|dl|hr|figure)$/

function getLevel({ localName }: Element): number {
  return Number(localName.slice(1))
}

/** Marks alternative texts that Word has guessed. */
const GUESSED_ALT = /automatisch generiert|automatically generated|ai-generated|ki-generiert/i

function takePictures(block: Element): Extract<DocumentPart, { type: 'picture' }>[] {
  return [...block.querySelectorAll('img')].flatMap((image) => {
    image.remove()
    const picture = Number(image.getAttribute('src')?.replace('picture:', ''))
    const alt = image.getAttribute('alt')?.replace(/\s+/g, ' ').trim() ?? ''
    return Number.isInteger(picture) ? [{ type: 'picture', picture, alt: GUESSED_ALT.test(alt) ? '' : alt }] : []
  })
}

/** Word marks a header row, or its author makes it bold. */
function toRows(table: string): string {
  const rows = [...new DOMParser().parseFromString(table, 'text/html').querySelectorAll('tr')]
  const firstCells = [...(rows[0]?.children ?? [])]
  const filledCells = firstCells.filter(({ textContent }) => textContent !== '')
  if (rows.length > 1 && filledCells.length > 0 && filledCells.every(isHeader))
    for (const cell of firstCells) toHeader(cell)
  return rows.map(({ outerHTML }) => outerHTML).join('')
}

function isHeader(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('strong, b')].map(({ textContent }) => textContent).join('')
  return cell.localName === 'th' || bold.trim() === (cell.textContent ?? '').trim()
}

function toHeader(cell: Element): void {
  const header = cell.ownerDocument.createElement('th')
  for (const name of cell.getAttributeNames()) header.setAttribute(name, cell.getAttribute(name) ?? '')
  header.append(...cell.childNodes)
  for (const bold of header.querySelectorAll('strong, b')) bold.replaceWith(...bold.childNodes)
  cell.replaceWith(header)
}
