import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { meantLink } from '#contract/links.ts'
import { cleanPasted } from './clean-pasted.ts'
import type { LeftOut } from './left-out.ts'
import { parsePastedText } from './pasted-text.ts'
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

/** Words from elsewhere for a text without formatting: those of its author's notes do not come along. */
export function pastedPlainText(data: DataTransfer): { words: string; leftOut: ReadonlySet<LeftOut> } {
  if (isPicture(data)) return { words: '', leftOut: new Set(['picture']) }
  const plain = data.getData('text/plain')
  const { words, leftOut } = cleanPasted(data.getData('text/html'))
  return leftOut.size > 0 && words !== '' ? { words, leftOut } : { words: plain, leftOut: new Set() }
}

/** A screenshot or a copied picture, without words. */
export function isPicture(data: DataTransfer): boolean {
  return [...data.files].some(({ type }) => type.startsWith('image/')) && !data.types.includes('text/html') && data.getData('text/plain') === ''
}
