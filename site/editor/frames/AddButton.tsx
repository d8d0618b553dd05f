import { isListPlace, type ModulePlace } from '../state/document.ts'
import { useText } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './AddButton.module.css'
import { useAddMenu } from './use-add-menu.ts'

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
        aria-haspopup="menu"
        onClick={(event) => {
          const now = place()
          if (now) openAddMenu(now, event.currentTarget)
        }}
      />
    </div>
  )
}
