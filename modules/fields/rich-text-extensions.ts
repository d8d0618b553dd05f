import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { isLink } from '#contract/links.ts'
import { richTextRules } from '../rich-text.ts'
import { MarkedSelection } from './marked-selection.ts'
import { Pasted } from './pasted.ts'
import { PriceLists } from './price-lists.ts'

/** The editor of spec §5: what it cannot make, the server would not keep (see `richTextRules`). */
export function richTextExtensions({ placeholder, history = true, onPicture }: { placeholder: string; history?: boolean; onPicture: () => void }) {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    BulletList,
    PlainOrderedList,
    ListItem,
    ListKeymap,
    SafeLink.configure({ openOnClick: false, autolink: true, linkOnPaste: true, defaultProtocol: 'https', isAllowedUri: isLinkAddress }),
    TextAlign.configure({ types: ['paragraph'], alignments: [...richTextRules.alignments] }),
    MarkedSelection,
    PriceLists,
    Pasted.configure({ onPicture }),
    // Typed on the page, a text's steps are the page's.
    ...(history ? [UndoRedo] : []),
    Placeholder.configure({ placeholder, showOnlyCurrent: false }),
  ]
}

/** A reference such as `page:3` is resolved only in a link field, so a text links by address. */
export function isLinkAddress(href: string): boolean {
  return isLink(href) && !/^[a-z]+:\d+$/.test(href)
}

const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** `rel` follows `target`, so that a new window never has an opener, whatever was pasted. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    target: { default: null, parseHTML: (element: HTMLElement) => (element.getAttribute('target') === '_blank' ? '_blank' : null) },
  }),
  renderHTML({ HTMLAttributes }) {
    const { href, target } = HTMLAttributes
    const safe = typeof href === 'string' && isLinkAddress(href) ? href : ''
    return ['a', { href: safe, ...(target === '_blank' ? richTextRules.newWindow : {}) }, 0]
  },
})
