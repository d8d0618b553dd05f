import { combineTransactionSteps, getChangedRanges } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import type { MarkType, Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { isLink, meantLink, parseReference } from '#contract/links.ts'
import { richTextRules } from '../rich-text.ts'
import { type FoundLink, findLinks } from './find-links.ts'

/** A reference such as `page:3` is resolved only in a link field, so a text links by address. */
export function isLinkAddress(href: string): boolean {
  return isLink(href) && parseReference(href) === null
}

/** `rel` follows `target`, so that a new window never has an opener, whatever was pasted. Addresses in typed and pasted words are found by `findLinks` alone. */
export const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    target: { default: null, parseHTML: (element: HTMLElement) => (element.getAttribute('target') === '_blank' ? '_blank' : null) },
  }),
  renderHTML({ HTMLAttributes }) {
    const { href, target } = HTMLAttributes
    const safe = typeof href === 'string' && isLinkAddress(href) ? href : ''
    return ['a', { href: safe, ...(target === '_blank' ? richTextRules.newWindow : {}) }, 0]
  },
  addPasteRules: () => [],
  addProseMirrorPlugins() {
    const { type } = this
    return [new Plugin({ appendTransaction: (transactions, before, after) => linkAddresses(transactions, { type, before, after }) })]
  },
}).configure({ openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: isLinkAddress })

type Change = { type: MarkType; before: EditorState; after: EditorState }

/** Links the address before a blank or a line end that was typed, and all in what was pasted. */
function linkAddresses(transactions: readonly Transaction[], { type, before, after }: Change): Transaction | null {
  const isTyped = transactions.some((each) => each.docChanged && each.getMeta('addToHistory') !== false && each.getMeta('preventUpdate') === undefined)
  if (!isTyped || transactions.some((each) => each.getMeta('preventAutolink'))) return null
  const isPasted = transactions.some((each) => ['paste', 'drop'].includes(String(each.getMeta('uiEvent'))))
  const { tr } = after
  for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))) {
    const { from, to } = newRange
    const isEnd = /\s$/.test(after.doc.textBetween(from, to, '\n', '\n'))
    if (!isPasted && !isEnd) continue
    after.doc.nodesBetween(isPasted ? from : Math.max(from - 1, 0), to, (block, at) => {
      if (!block.isTextblock) return true
      for (const link of findLinks(blockText(block))) {
        const place = { from: at + 1 + link.from, to: at + 1 + link.to, href: link.href }
        const isChanged = isPasted ? place.from < to && place.to > from : endsAt(block, { link, end: to - at - 1 })
        if (isChanged && isFree(after.doc, { type, place })) tr.addMark(place.from, place.to, type.create({ href: place.href }))
      }
      return false
    })
  }
  return tr.docChanged ? tr.removeStoredMark(type) : null
}

/** As many characters as positions, so that a place in it is one in the block. */
function blockText(block: Node): string {
  return block.textBetween(0, block.content.size, '\n', '\n')
}

/** Whether only the end of a sentence and what was typed stand between the address and the caret. */
function endsAt(block: Node, { link, end }: { link: FoundLink; end: number }): boolean {
  const between = blockText(block).slice(link.to, Math.min(end, block.content.size))
  return link.to <= end && between.length <= 4 && /^[^\p{L}\d\s]*\s?$/u.test(between)
}

/** Whether nobody linked it otherwise: a shorter part that was linked by itself, as the beginning of a phone number, is replaced. */
function isFree(doc: Node, { type, place }: { type: MarkType; place: FoundLink }): boolean {
  let isFree = true
  doc.nodesBetween(place.from, place.to, (node, at) => {
    const mark = type.isInSet(node.marks)
    if (!mark) return
    const isWithin = at >= place.from && at + node.nodeSize <= place.to
    if (mark.attrs.href === place.href || !isWithin || mark.attrs.href !== meantLink(node.text ?? '')) isFree = false
  })
  return isFree
}
