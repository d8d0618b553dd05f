/** A marker such as `1.`, `b)` or `(iv)`; Word writes bullets as `·`, `o` or `§`. */
const NUMBERED = /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]|[ivxlcdm]+)[.)]/i

type Open = { level: number; list: Element }

/** Word writes a list as paragraphs that carry `mso-list` with their level, and their marker as text. */
export function wordLists(body: HTMLElement): void {
  let open: Open[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, digits] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(styleOf(paragraph)) ?? []
    if (!digits) continue
    const tag = takeMarker(paragraph)
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = openAt(paragraph, { open, tag, level: Number(digits) })
    const item = paragraph.ownerDocument.createElement('li')
    const words = paragraph.ownerDocument.createElement('p')
    words.append(...paragraph.childNodes)
    item.append(words)
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

/** The marker says the kind of list, and goes. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const markers = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  const marker = markers.map(({ textContent }) => textContent).join('')
  for (const each of markers) each.remove()
  return NUMBERED.test(marker) ? 'ol' : 'ul'
}

/** The lists that are open once one of this kind is at this level; a new one begins inside the last item above it. */
function openAt(paragraph: HTMLElement, { open, tag, level }: { open: Open[]; tag: 'ol' | 'ul'; level: number }): Open[] {
  const outer = open.filter((each) => each.level < level)
  const here = open[outer.length]
  if (here?.level === level && here.list.localName === tag) return [...outer, here]
  const list = paragraph.ownerDocument.createElement(tag)
  const item = outer.at(-1)?.list.lastElementChild
  if (item) item.append(list)
  else paragraph.before(list)
  return [...outer, { level, list }]
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
