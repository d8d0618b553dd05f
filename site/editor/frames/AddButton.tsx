import type { ModuleRecord } from '#contract/page/sections.ts'
import { clipFor } from '../clipboard/commands.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useAddMenu, useAddModule } from '../inline/use-add-menu.ts'
import { isListPlace, type ModulePlace } from '../state/document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { kindName } from '../words/naming.ts'
import styles from './AddButton.module.css'

type AddButtonProps = {
  label: string
  place: () => ModulePlace | null
  at?: 'between' | 'end' | 'empty'
  /** Icon only, in a narrow column. */
  narrow?: boolean
}

/** A plus sign in the gap between modules. Its menu includes the clipboard. */
export function AddButton({ label, place, at = 'between', narrow = false }: AddButtonProps) {
  const text = useText()
  const openAddMenu = useAddMenu()
  const now = place()
  const wordy = at === 'empty' || (at === 'end' && !narrow)
  // A list grows at its end; pasting before an item is in the item's menu.
  if (now !== null && isListPlace(now)) return null
  return (
    <div className={styles.place} data-at={at}>
      <IconButton
        icon="plus"
        wordy={wordy}
        label={wordy ? text.add : label}
        aria-label={label}
        className={styles.add}
        {...(at === 'between' ? { tabIndex: -1 } : {})}
        aria-haspopup="menu"
        onClick={(event) => {
          const now = place()
          if (now) openAddMenu(now, event.currentTarget)
        }}
      />
    </div>
  )
}

/** A button in the gap below a list; always visible for an empty one. */
export function AddItem({ list, kind }: { list: ModuleRecord; kind: string }) {
  const { editor } = useWorkspace()
  const add = useAddModule()
  const text = useText()
  const openAddMenu = useAddMenu()
  const { clip } = useClipboard()
  const count = list.children?.length ?? 0
  const place = { list: list.id, index: count }
  const hasChoice = clip !== null && clipFor(editor, place) !== null
  return (
    <div className={count === 0 ? styles.emptyList : styles.addItem}>
      <IconButton
        icon="plus"
        wordy
        label={text.addItem(kindName(editor, kind))}
        {...(hasChoice ? { 'aria-haspopup': 'menu' } : {})}
        onClick={({ currentTarget }) => (hasChoice ? openAddMenu(place, currentTarget) : add(kind, place))}
      />
    </div>
  )
}
