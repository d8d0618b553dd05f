import { combineTransactionSteps, getChangedRanges } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import type { MarkType, Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { isLink, normaliseTypedLink, parseReference } from '#contract/links/links.ts'
import { richTextRules } from '#modules/rich-text.ts'

const WEB = /(?:https?:\/\/|www\.)[^\s<>"„“”»«\u00a0]+/giu
const MAIL = /[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu
/** Written with a country code, or with a dialling code and something between it and the number. */
const PHONE =
  /(?<![\p{L}@/.,-])(?<!\d[ \u00a0/-]?)(?:\+[1-9]\d{0,2}|\(0[1-9]\d{1,4}\)|0[1-9]\d{1,4}(?=[ \u00a0/–-]))(?:[ \u00a0]?[/–-]?[ \u00a0]?(?:\(0\)|\d)+){1,8}(?![\p{L}\d@]|,\d)/gu
const MIN_PHONE_FIGURES = 7
/** Punctuation that follows a URL in a sentence. */
const SENTENCE_END = /[.,;:!?…'’"*)\]}]+$/

/** References such as `page:3` work only in link fields, so a text needs a URL. */
export function isLinkAddress(href: string): boolean {
  return isLink(href) && parseReference(href) === null
}

/**
 * `rel` follows `target`, so that a new window never has an opener. URLs in typed and pasted text are found by
 * `findLinks` alone.
 */
export const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    target: {
      default: null,
      parseHTML: (element: HTMLElement) => (element.getAttribute('target') === '_blank' ? '_blank' : null),
    },
  }),
  renderHTML({ HTMLAttributes }) {
    const { href, target } = HTMLAttributes
    const safe = typeof href === 'string' && isLinkAddress(href) ? href : ''
    return ['a', { href: safe, ...(target === '_blank' ? richTextRules.newWindow : {}) }, 0]
  },
  addPasteRules: () => [],
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({
        appendTransaction: (transactions, before, after) => linkAddresses(transactions, { type, before, after }),
      }),
    ]
  },
}).configure({ openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: isLinkAddress })

type Change = { type: MarkType; before: EditorState; after: EditorState }

/** Links the URL before a typed space or line end, and all URLs in pasted text. */
function linkAddresses(transactions: readonly Transaction[], { type, before, after }: Change): Transaction | null {
  const isTyped = transactions.some(
    (each) => each.docChanged && each.getMeta('addToHistory') !== false && each.getMeta('preventUpdate') === undefined,
  )
  if (!isTyped || transactions.some((each) => each.getMeta('preventAutolink'))) return null
  const isPasted = transactions.some((each) => ['paste', 'drop'].includes(String(each.getMeta('uiEvent'))))
  const { tr } = after
  for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))) {
    const { from, to } = newRange
    const isEnd = /\s$/.test(after.doc.textBetween(from, to, '\n', '\n'))
    if (!isPasted && !isEnd) continue
    after.doc.nodesBetween(isPasted ? from : Math.max(from - 1, 0), to, (block, blockStart) => {
      if (!block.isTextblock) return true
      for (const link of findLinks(formatBlock(block))) {
        const range = { from: blockStart + 1 + link.from, to: blockStart + 1 + link.to, href: link.href }
        const isChanged = isPasted
          ? range.from < to && range.to > from
          : endsAt(block, { link, end: to - blockStart - 1 })
        if (isChanged && isFree(after.doc, { type, range }))
          tr.addMark(range.from, range.to, type.create({ href: range.href }))
      }
      return false
    })
  }
  return tr.docChanged ? tr.removeStoredMark(type) : null
}

/** One character per position, so that offsets match the document. */
function formatBlock(block: Node): string {
  return block.textBetween(0, block.content.size, '\n', '\n')
}

/** Whether only sentence punctuation and typed space lie between the URL and the caret. */
function endsAt(block: Node, { link, end }: { link: FoundLink; end: number }): boolean {
  const textBetween = formatBlock(block).slice(link.to, Math.min(end, block.content.size))
  return link.to <= end && textBetween.length <= 4 && /^[^\p{L}\d\s]*\s?$/u.test(textBetween)
}

/** Whether it has no other link: a link on a shorter part, such as the start of a phone number, is replaced. */
function isFree(doc: Node, { type, range }: { type: MarkType; range: FoundLink }): boolean {
  let isFree = true
  doc.nodesBetween(range.from, range.to, (node, position) => {
    const mark = type.isInSet(node.marks)
    if (!mark) return
    const isInside = position >= range.from && position + node.nodeSize <= range.to
    if (mark.attrs.href === range.href || !isInside || mark.attrs.href !== normaliseTypedLink(node.text ?? ''))
      isFree = false
  })
  return isFree
}

type FoundLink = { from: number; to: number; href: string }

/** Web addresses, e-mail addresses and phone numbers in a text. */
export function findLinks(text: string): FoundLink[] {
  const links: FoundLink[] = []
  for (const pattern of [WEB, MAIL, PHONE]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const address = pattern === WEB ? trimSentenceEnd(match) : match
      const href = normaliseTypedLink(address)
      const link = { from: index, to: index + address.length, href }
      const isPhone = pattern === PHONE
      if (isPhone && (!href.startsWith('tel:') || (match.match(/\d/g)?.length ?? 0) < MIN_PHONE_FIGURES)) continue
      if (href !== address || /^https?:/i.test(href))
        if (!links.some(({ from, to }) => link.from < to && from < link.to)) links.push(link)
    }
  }
  return links.sort((a, b) => a.from - b.from)
}

/** A closing bracket belongs to the URL if it was opened in it. */
function trimSentenceEnd(match: string): string {
  let address = match
  while (SENTENCE_END.test(address)) {
    const last = address.at(-1)
    if (last === ')' && address.split('(').length >= address.split(')').length) break
    address = address.slice(0, -1)
  }
  return address
}
