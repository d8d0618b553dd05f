import type { ModuleRecord } from '#contract/page/sections.ts'
import { clipFor } from '../clipboard/commands.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useAddModule } from '../inline/use-add-module.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './AddItem.module.css'
import { useAddMenu } from './use-add-menu.ts'

/** A button in the gap below a list; always visible for an empty one. */
export function AddItem({ list, kind }: { list: ModuleRecord; kind: string }) {
  const { editor } = useWorkspace()
  const add = useAddModule()
  const text = useText()
  const openAddMenu = useAddMenu()
  const { clip } = useClipboard()
  const kindName = editor.editOf(kind)?.messages[editor.speaks].name ?? kind
  const count = list.children?.length ?? 0
  const place = { list: list.id, index: count }
  const hasChoice = clip !== null && clipFor(editor, place) !== null
  return (
    <div className={count === 0 ? styles.emptyList : styles.addItem}>
      <IconButton
        icon="plus"
        wordy
        label={text.addItem(kindName)}
        {...(hasChoice ? { 'aria-haspopup': 'menu' } : {})}
        onClick={({ currentTarget }) => (hasChoice ? openAddMenu(place, currentTarget) : add(kind, place))}
      />
    </div>
  )
}
