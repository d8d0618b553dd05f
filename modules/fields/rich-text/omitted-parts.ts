import type { Locale } from '#config'
import { fieldMessages } from '../messages.ts'

/**
 * Parts of a paste that are dropped: `picture` is not allowed, `outside` is text beside a table, the others are not meant
 * for readers.
 */
export type OmittedPart = 'picture' | 'outside' | 'comments' | 'deleted' | 'hidden' | 'footnotes'

/** Comments of Word, Google Docs, LibreOffice and web pages, and the anchors that lead to them. */
const COMMENTS = [
  '.MsoCommentReference',
  '.MsoCommentText',
  'a[class*="msocom" i]',
  'a[href*="#_mso"]',
  'a[href*="#cmnt"]',
].join()
const FOOTNOTES = [
  ...['.MsoFootnoteText', '.MsoFootnoteReference', '.MsoEndnoteText', '.MsoEndnoteReference'],
  ...['a[href*="#_ftn"]', 'a[href*="#_edn"]', 'a[href*="#ftnt"]', 'a[href*="#cite_note"]'],
  ...['[id^="sdfootnote"]', '[id^="sdendnote"]', 'a[class^="sdfootnote"]', 'a[class^="sdendnote"]'],
  ...['[role="doc-noteref"]', '[role="doc-footnote"]', '[role="doc-endnotes"]'],
].join()
const DELETED = [
  'del',
  's',
  'strike',
  '.MsoDel',
  '[class*="movefrom" i]',
  '[class*="TrackChangeTextDeletion"]',
  '[class*="TrackedDeletion"]',
].join()
/** A footnote of Google Docs is the paragraph that links back to its anchor. */
const NOTE_BACK = { comments: 'a[href*="#cmnt_ref"]', footnotes: 'a[href*="#ftnt_ref"]' } as const

/** Removes what the author hides from readers, and pictures but those of a document's own files; returns its kinds. */
export function removeOmitted(body: HTMLElement): Set<OmittedPart> {
  const droppedKinds = new Set<OmittedPart>()
  const drop = (kind: OmittedPart, elements: Iterable<Element>) => {
    for (const element of elements) {
      if (body.contains(element) && (element.textContent ?? '').trim() !== '') droppedKinds.add(kind)
      element.remove()
    }
  }
  for (const kind of ['comments', 'footnotes'] as const)
    drop(
      kind,
      [...body.querySelectorAll(NOTE_BACK[kind])].map((backLink) => backLink.closest('p, li') ?? backLink),
    )
  const styled = [...body.querySelectorAll<HTMLElement>('[style], [hidden]')]
  drop('comments', [...styled.filter(textMatches(/mso-element:\s*comment/i)), ...body.querySelectorAll(COMMENTS)])
  drop('footnotes', [
    ...styled.filter(textMatches(/mso-element:\s*(?:foot|end)note/i)),
    ...body.querySelectorAll(FOOTNOTES),
  ])
  drop('deleted', body.querySelectorAll(DELETED))
  drop('deleted', styled.filter(isStruck))
  drop('hidden', styled.filter(isHidden))
  const pictures = [...body.querySelectorAll('img:not([src^="picture:"]), picture, svg, video, canvas, object')]
  if (pictures.length > 0) droppedKinds.add('picture')
  for (const picture of pictures) picture.remove()
  return droppedKinds
}

/** One notice for everything removed; null for nothing. */
export function formatLeftOut(leftOut: ReadonlySet<OmittedPart>, locale: Locale): string | null {
  const text = fieldMessages[locale]
  const notes = [...leftOut].filter((kind) => kind !== 'picture').map((kind) => text.omitted[kind])
  const sentences = [
    ...(notes.length > 0 ? [text.notTaken(notes)] : []),
    ...(leftOut.has('picture') ? [text.noPicture] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

function isStruck({ style }: HTMLElement): boolean {
  return `${style.textDecoration} ${style.textDecorationLine}`.includes('line-through')
}

function isHidden(element: HTMLElement): boolean {
  const { display, visibility, opacity } = element.style
  return (
    element.hasAttribute('hidden') ||
    display === 'none' ||
    visibility === 'hidden' ||
    Number.parseFloat(opacity) === 0 ||
    textMatches(/mso-hide:\s*all/i)(element) ||
    hasNoSize(element)
  )
}

/** Mail programs set a wrapper's font size to zero to close gaps, and set the text's size inside. */
function hasNoSize(element: HTMLElement): boolean {
  const isZero = ({ style }: HTMLElement) => Number.parseFloat(style.fontSize) === 0
  if (!isZero(element)) return false
  return [...element.querySelectorAll<HTMLElement>('[style]')].every((part) => !part.style.fontSize || isZero(part))
}

/** Whether the attribute matches; names that begin with `mso-` are not CSS. */
function textMatches(pattern: RegExp): (element: Element) => boolean {
  return (element) => pattern.test(element.getAttribute('style') ?? '')
}
