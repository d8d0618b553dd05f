import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { cleanPasted } from './clean-pasted.ts'

/** What is pasted comes in clean; `onPicture` hears of a picture, which a text cannot hold. */
export const Pasted = Extension.create<{ onPicture: () => void }>({
  name: 'pasted',
  addOptions: () => ({ onPicture: () => undefined }),
  addProseMirrorPlugins() {
    const { onPicture } = this.options
    return [
      new Plugin({
        props: {
          transformPastedHTML(pasted) {
            const { html, hasPicture } = cleanPasted(pasted)
            if (hasPicture) onPicture()
            return html
          },
          handlePaste(_, { clipboardData }) {
            if (clipboardData && isPicture(clipboardData)) onPicture()
            return false
          },
        },
      }),
    ]
  },
})

/** A screenshot or a copied picture, without words. */
export function isPicture(data: DataTransfer): boolean {
  return [...data.files].some(({ type }) => type.startsWith('image/')) && !data.types.includes('text/html') && data.getData('text/plain') === ''
}
