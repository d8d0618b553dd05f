import { cleanLines } from '#contract/texts/stored-text.ts'
import { cleanPastedHtml } from '../rich-text/clean-pasted-html.ts'
import type { OmittedPart } from '../rich-text/omitted-parts.ts'
import { flattenTables } from '../rich-text/pasted-blocks.ts'

/** A larger paste would stop the browser; the server refuses much smaller tables. */
const MAX_PASTED_ROWS = 300
const MAX_PASTED_COLUMNS = 60

/** ProseMirror's mark on cells copied from a table like this one. */
const OWN_CELLS = /<table\b[^<>]*data-pm-slice/

/** The cells of all pasted tables as one; empty, joined and right-aligned cells stay. */
export function cleanPastedTable(html: string): { html: string; droppedKinds: ReadonlySet<OmittedPart> } {
  if (OWN_CELLS.test(html)) return { html, droppedKinds: new Set() }
  let hasOutside = false
  const cleaned = cleanPastedHtml(html, {
    convertTables: (body) => {
      hasOutside = joinTables(body)
    },
  })
  return {
    html: cleaned.html,
    droppedKinds: new Set([...cleaned.droppedKinds, ...(hasOutside ? (['outside'] as const) : [])]),
  }
}

/** Answers whether there was text outside of the tables. */
function joinTables(body: HTMLElement): boolean {
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table'))
  const rows = tables.flatMap((table) =>
    [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table),
  )
  for (const row of rows.slice(0, MAX_PASTED_ROWS))
    for (const cell of [...row.children].slice(0, MAX_PASTED_COLUMNS)) if (cell instanceof HTMLElement) cleanCell(cell)
  const joined = body.ownerDocument.createElement('table')
  joined.append(...rows.slice(0, MAX_PASTED_ROWS).map(toRow))
  for (const table of tables) table.remove()
  const hasOutside = (body.textContent ?? '').trim() !== ''
  body.replaceChildren(joined)
  return hasOutside
}

function toRow(row: Element): Element {
  const copy = row.ownerDocument.createElement('tr')
  copy.append(...[...row.children].slice(0, MAX_PASTED_COLUMNS))
  return copy
}

function cleanCell(cell: HTMLElement): void {
  flattenTables(cell)
  // Excel's text that only runs over into empty cells.
  const overflow = /mso-ignore:\s*colspan/i.test(cell.getAttribute('style') ?? '')
    ? (Number(cell.getAttribute('colspan')) || 1) - 1
    : 0
  const words = (cell.textContent ?? '').replace(/\u00a0/g, ' ').trim()
  // Google Sheets and Word documents leave the alignment of numbers to the reader.
  const alignment = cell.style.textAlign || cell.getAttribute('align') || (isNumber(words) ? 'right' : '')
  const kept = ['colspan', 'rowspan'].filter(
    (name) => !(overflow > 0 && name === 'colspan') && Number(cell.getAttribute(name)) > 1,
  )
  for (const name of cell.getAttributeNames()) if (!kept.includes(name)) cell.removeAttribute(name)
  for (let empty = Math.min(overflow, MAX_PASTED_COLUMNS); empty > 0; empty--)
    cell.after(cell.ownerDocument.createElement('td'))
  if (words === '') cell.replaceChildren()
  else if (!cell.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6')) wrap(cell)
  for (const block of cell.querySelectorAll<HTMLElement>('p, div')) {
    block.style.textAlign ||= block.getAttribute('align') || alignment
    block.removeAttribute('align')
  }
}

function wrap(cell: HTMLElement): void {
  const paragraph = cell.ownerDocument.createElement('p')
  paragraph.append(...cell.childNodes)
  cell.append(paragraph)
}

/** Rows and cells of a spreadsheet's plain text; a cell with a line end or tab is in quotation marks. */
export function parseTabbedText(text: string): string[][] {
  const rows: string[][] = [[]]
  const source = cleanLines(text).replace(/\n+$/, '')
  for (const [, quoted, plain = '', end] of source.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, MAX_PASTED_ROWS).map((row) => row.slice(0, MAX_PASTED_COLUMNS))
}

/** A number with its unit, such as `1.234,50 €`, `−3 %` or `10:30`. */
export function isNumber(words: string): boolean {
  return /^(?:[€$£]|CHF|EUR)?\s?[−–+-]?\d[\d.,:’'\s]*(?:[.,][–-])?\s?(?:[€$£%]|CHF|EUR|Euro)?$/.test(words)
}
