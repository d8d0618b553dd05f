import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from '../fields.module.css'

const key = new PluginKey<boolean>('markedSelection')

/** Shows the selection while the focus is elsewhere, such as in the link form. */
export const SelectionHighlight = Extension.create({
  name: 'markedSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (transaction, before) => transaction.getMeta(key) ?? before,
      },
      props: {
        decorations(state) {
          const { from, to, empty } = state.selection
          if (empty || !key.getState(state)) return null
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: styles.marked ?? '' })])
        },
      },
    }),
  ],
})

export function highlightSelection(editor: Editor, on: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, on))
}
