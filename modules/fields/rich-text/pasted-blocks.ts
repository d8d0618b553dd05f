import { listStart } from '#modules/rich-text.ts'

type OpenList = { level: number; list: Element }
/** The list type of a marker and its possible numbers: `c.` is 3 or 100. */
type Marker = { tag: 'ol' | 'ul'; numbers: readonly number[] }

/** Word writes a list as paragraphs that carry `mso-list` with their level, and their marker as text. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, digits] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(getStyle(paragraph)) ?? []
    if (!digits) continue
    const marker = takeMarker(paragraph)
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = openAt(paragraph, { open, marker, level: Number(digits) })
    const item = paragraph.ownerDocument.createElement('li')
    const content = paragraph.ownerDocument.createElement('p')
    content.append(...paragraph.childNodes)
    item.append(content)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}

/** Google Docs and old mail programs put a deeper list beside the item it belongs to instead of into it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
    else list.replaceWith(...list.childNodes)
  }
}

/** An item with a number of its own begins a list with that number. */
export function splitAtValues(body: HTMLElement): void {
  for (const item of body.querySelectorAll('ol > li[value]')) {
    const [list, value] = [item.parentElement, listStart(item.getAttribute('value'))]
    item.removeAttribute('value')
    if (!list || value === null || value === getNextNumber(list, item)) continue
    const later = [...list.children].slice([...list.children].indexOf(item))
    const tail = createList(body.ownerDocument, { tag: 'ol', start: value })
    tail.append(...later)
    list.after(tail)
    if (list.children.length === 0) list.remove()
  }
}

/** Reads and removes the marker; Word writes bullets as `·`, `o` or `§`. */
function takeMarker(paragraph: HTMLElement): Marker {
  const markers = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(getStyle(span)),
  )
  const marker = markers.map(({ textContent }) => textContent).join('')
  for (const each of markers) each.remove()
  const [, sign = ''] = /^\s*\(?(?:\d+\.)*(\d+|[a-z]|[ivxlcdm]+)[.)]/i.exec(marker) ?? []
  return sign === '' ? { tag: 'ul', numbers: [] } : { tag: 'ol', numbers: readNumber(sign.toLowerCase()) }
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function readNumber(sign: string): number[] {
  if (/^\d+$/.test(sign)) return [Number(sign)]
  const figures = [...sign].map((letter) => ROMAN[letter] ?? 0)
  const roman = figures.reduce((sum, figure, index) => sum + (figure < (figures[index + 1] ?? 0) ? -figure : figure), 0)
  if (sign.length > 1) return [roman]
  const letter = sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  // As single letters, only these are usually Roman.
  return 'ivx'.includes(sign) ? [roman, letter] : [letter, ...(roman > 0 ? [roman] : [])]
}

/**
 * The open lists at this level; a new one begins inside the last item above it, or where the numbers do not continue.
 */
function openAt(
  paragraph: HTMLElement,
  { open, marker, level }: { open: OpenList[]; marker: Marker; level: number },
): OpenList[] {
  const outer = open.filter((each) => each.level < level)
  const openList = open[outer.length]
  const { tag, numbers } = marker
  const goesOn =
    openList?.level === level &&
    openList.list.localName === tag &&
    (tag === 'ul' || numbers.includes(getNextNumber(openList.list)))
  if (openList && goesOn) return [...outer, openList]
  const list = createList(paragraph.ownerDocument, { tag, start: numbers[0] ?? 1 })
  const item = outer.at(-1)?.list.lastElementChild
  if (item) item.append(list)
  else paragraph.before(list)
  return [...outer, { level, list }]
}

/** The number of an item, or of the next one. */
function getNextNumber(list: Element, item?: Element): number {
  const before = item ? [...list.children].indexOf(item) : list.children.length
  return (listStart(list.getAttribute('start')) ?? 1) + before
}

function createList(page: Document, { tag, start }: { tag: 'ol' | 'ul'; start: number }): Element {
  const list = page.createElement(tag)
  if (tag === 'ol' && start !== 1 && listStart(String(start)) !== null) list.setAttribute('start', String(start))
  return list
}

function getStyle(element: Element): string {
  return element.getAttribute('style') ?? ''
}

const SEPARATOR = ' | '
const NOTHING = '–'
const BLOCKS = 'p, div, li, ul, ol'
const MAX_SPAN = 100

/** Rich text has no tables: each row becomes one paragraph with its cells. */
export function flattenTables(body: HTMLElement): void {
  // Innermost first, so that a nested table is text when its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const captions = [...table.querySelectorAll('caption')].map((each) => toParagraph([getInline(each)]))
    table.replaceWith(
      ...captions,
      ...toGrid(table)
        .filter((row) => row.some(hasWords))
        .map(toParagraph),
    )
  }
}

type Cell = Element | null

/** Cells by column; a spanning cell is repeated. Empty columns at the end are dropped. */
function toGrid(table: Element): Cell[][] {
  const rows = [...table.querySelectorAll('tr')]
  const grid: Cell[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')) {
      const inline = getInline(cell)
      const column = findFirstFree(grid[index] ?? [])
      const [rowSpan, across] = [getSpan(cell, 'rowspan') || rows.length, getSpan(cell, 'colspan') || 1]
      for (const covered of grid.slice(index, index + rowSpan))
        for (let columnIndex = column; columnIndex < column + across; columnIndex++) covered[columnIndex] = inline
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => hasWords(cell ?? null)) + 1))
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null))
}

function findFirstFree(row: readonly (Cell | undefined)[]): number {
  let column = 0
  while (row[column] !== undefined) column++
  return column
}

function getSpan(cell: Element, name: 'rowspan' | 'colspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 0), MAX_SPAN)
}

function toParagraph(cells: readonly Cell[]): Element {
  const line = document.createElement('p')
  // A title over the whole table appears once.
  const distinctCells = cells.every((cell) => cell === cells[0]) ? cells.slice(0, 1) : cells
  for (const [index, cell] of distinctCells.entries()) {
    const content = hasWords(cell) ? [...(cell?.cloneNode(true).childNodes ?? [])] : [NOTHING]
    line.append(...(index > 0 ? [SEPARATOR] : []), ...content)
  }
  return line
}

/** A cell's marked text, its paragraphs in one line. */
function getInline(cell: Element): Element {
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) block.replaceWith(' ', ...block.childNodes, ' ')
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ')
  cell.normalize()
  const texts = collectTexts(cell)
  for (const text of texts) text.data = text.data.replace(/[\s\u00a0]+/g, ' ')
  const [first, last] = [texts[0], texts.at(-1)]
  if (first) first.data = first.data.trimStart()
  if (last) last.data = last.data.trimEnd()
  return cell
}

function hasWords(cell: Cell): boolean {
  return (cell?.textContent ?? '').replace(/\u00a0/g, ' ').trim() !== ''
}

export function collectTexts(element: Element): Text[] {
  const texts: Text[] = []
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}
