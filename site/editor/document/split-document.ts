import { cleanPastedHtml } from '#modules/fields/rich-text/clean-pasted-html.ts'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'
import { cleanPastedTable } from '#modules/fields/table/pasted-table.ts'

/** A part of a document that becomes one module; a picture is the number of its file. */
export type DocumentPart =
  | { type: 'heading'; level: number; text: string }
  | { type: 'text'; html: string }
  | { type: 'table'; rows: string }
  | { type: 'picture'; picture: number }

type SplitDocument = { parts: DocumentPart[]; droppedKinds: ReadonlySet<OmittedPart> }

/** A page's headings begin below its title. */
const FIRST_LEVEL = 2
/** How the reader marks what is not part of the text. */
const NOTES = {
  comments: 'sup.comment, dl',
  footnotes: 'sup:has(a[href^="#footnote"], a[href^="#endnote"]), li[id^="footnote"], li[id^="endnote"]',
} as const

/** Splits a document in HTML at headings, tables and pictures; pictures have `src="picture:0"`. */
export function splitDocument(html: string): SplitDocument {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const droppedKinds = new Set<OmittedPart>()
  for (const kind of ['comments', 'footnotes'] as const)
    for (const note of body.querySelectorAll(NOTES[kind])) {
      droppedKinds.add(kind)
      note.remove()
    }
  for (const list of body.querySelectorAll('ol')) if (list.children.length === 0) list.remove()
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
    parts.push(...pictures.map((picture) => ({ type: 'picture' as const, picture })))
  }
  endText()
  return { parts, droppedKinds }
}

function getLevel({ localName }: Element): number {
  return Number(localName.slice(1))
}

function takePictures(block: Element): number[] {
  return [...block.querySelectorAll('img')]
    .map((picture) => {
      picture.remove()
      return picture.getAttribute('src')?.split(':')[1]
    })
    .filter((number) => number !== undefined)
    .map(Number)
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
