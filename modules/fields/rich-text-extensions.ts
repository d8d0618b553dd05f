import { wrappingInputRule } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { listStart, richTextRules } from '../rich-text.ts'
import type { LeftOut } from './left-out.ts'
import { MarkedSelection } from './marked-selection.ts'
import { Pasted } from './pasted.ts'
import { PriceLists } from './price-lists.ts'
import { SafeLink } from './rich-text-link.ts'

type RichTextOptions = { placeholder: string; history?: boolean; onLeftOut: (leftOut: ReadonlySet<LeftOut>) => void }

/** The editor of spec §5: what it cannot make, the server would not keep (see `richTextRules`). */
export function richTextExtensions({ placeholder, history = true, onLeftOut }: RichTextOptions) {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    BulletList,
    NumberedList,
    ListItem,
    ListKeymap,
    SafeLink,
    TextAlign.configure({ types: ['paragraph'], alignments: [...richTextRules.alignments] }),
    MarkedSelection,
    PriceLists,
    Pasted.configure({ onLeftOut }),
    // Typed on the page, a text's steps are the page's.
    ...(history ? [UndoRedo] : []),
    Placeholder.configure({ placeholder, showOnlyCurrent: false }),
  ]
}

/** Keeps the number with which a list begins, and no more than the server does. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({ start: { default: 1, parseHTML: (element: HTMLElement) => listStart(element.getAttribute('start')) ?? 1 } }),
  // Plain text is read in one place, for all kinds of it (`pasted-text.ts`).
  addProseMirrorPlugins: () => [],
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,3})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + Number(list.attrs.start) === Number(number),
      }),
    ]
  },
})
