const SEPARATOR = ' | '
const BLOCKS = 'p, div, li, ul, ol'

/** A text holds no table: each row becomes one paragraph, its cells apart. */
export function tablesAsLines(body: HTMLElement): void {
  // The innermost first, so that a table in a cell is words by the time its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')].map(asLine)
    const caption = [...table.querySelectorAll('caption')].map((each) => asParagraph([inlineOf(each)]))
    table.replaceWith(...[...caption, ...rows].filter((line) => line !== null))
  }
}

function asLine(row: Element): Element | null {
  const cells = [...row.children].map(inlineOf).filter(({ textContent }) => wordsIn(textContent) !== '')
  return cells.length === 0 ? null : asParagraph(cells)
}

function asParagraph(cells: Element[]): Element {
  const [first] = cells
  const line = (first?.ownerDocument ?? document).createElement('p')
  for (const [index, cell] of cells.entries()) line.append(...(index > 0 ? [SEPARATOR] : []), ...cell.childNodes)
  return line
}

/** A cell's words with their marks, its paragraphs in one line. */
function inlineOf(cell: Element): Element {
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) block.replaceWith(' ', ...block.childNodes, ' ')
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ')
  cell.normalize()
  const texts = textsIn(cell)
  for (const text of texts) text.data = text.data.replace(/[\s\u00a0]+/g, ' ')
  const [first, last] = [texts[0], texts.at(-1)]
  if (first) first.data = first.data.trimStart()
  if (last) last.data = last.data.trimEnd()
  return cell
}

function textsIn(element: Element): Text[] {
  const found: Text[] = []
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  return found
}

function wordsIn(text: string | null): string {
  return (text ?? '').replace(/\u00a0/g, ' ').trim()
}
