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
