import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { meantLink } from '#contract/links.ts'
import { cleanPasted } from './clean-pasted.ts'
import type { LeftOut } from './left-out.ts'
import { parsePastedText } from './pasted-text.ts'
import { isPicture } from './plain-paste.ts'
import { isLinkAddress } from './rich-text-link.ts'

/** The one way in for what is pasted or dropped; `onLeftOut` hears of what a text does not take. */
export const Pasted = Extension.create<{ onLeftOut: (leftOut: ReadonlySet<LeftOut>) => void }>({
  name: 'pasted',
  addOptions: () => ({ onLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { onLeftOut } = this.options
    return [
      new Plugin({
        props: {
          transformPastedHTML(pasted) {
            const { html, leftOut } = cleanPasted(pasted)
            if (leftOut.size > 0) onLeftOut(leftOut)
            return html
          },
          clipboardTextParser: parsePastedText,
          handlePaste({ state, dispatch }, { clipboardData }, slice) {
            if (clipboardData && isPicture(clipboardData)) onLeftOut(new Set(['picture']))
            const { from, to, empty } = state.selection
            const href = meantLink(slice.content.textBetween(0, slice.content.size, '\n', '\n'))
            const link = state.schema.marks.link
            if (empty || !link || !isLinkAddress(href)) return false
            dispatch(state.tr.addMark(from, to, link.create({ href })).setMeta('uiEvent', 'paste'))
            return true
          },
        },
      }),
    ]
  },
})
