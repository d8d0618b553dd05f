/** Longer than this a line is a paragraph of its own, also where blank ones stand between others. */
const MAX_VERSE_LETTERS = 100
const BLOCKS = 'p, ul, ol, div, h1, h2, h3, h4, h5, h6'

/**
 * In Word or Google Docs, paragraphs between two blank ones are the lines of a stanza. Blank paragraphs go,
 * because a text has its own distance between paragraphs.
 */
export function joinStanzas(body: HTMLElement): void {
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

function joinLines([first, ...others]: Element[]): void {
  for (const line of others) {
    first?.append(line.ownerDocument.createElement('br'), ...line.childNodes)
    line.remove()
  }
}

function isBetweenBlocks(lineBreak: Element): boolean {
  const neighbours = [lineBreak.previousElementSibling, lineBreak.nextElementSibling].filter((each) => each !== null)
  const hasWords = [lineBreak.previousSibling, lineBreak.nextSibling].some(
    (each) => each instanceof Text && each.data.trim() !== '',
  )
  return (
    !hasWords &&
    neighbours.length > 0 &&
    neighbours.every((each) => each.matches(`${BLOCKS}, br`)) &&
    neighbours.some((each) => each.matches(BLOCKS))
  )
}

function isBlank(paragraph: Element): boolean {
  return (paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim() === ''
}
