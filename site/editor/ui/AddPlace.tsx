import { useClipboard } from '../clipboard/use-clipboard.ts'
import { isListPlace, type Place } from '../state/document.ts'
import styles from './AddPlace.module.css'
import { useText } from './context.tsx'
import { IconButton } from './IconButton.tsx'
import { useAddMenu } from './use-add-menu.ts'

type AddPlaceProps = {
  label: string
  place: () => Place | null
  at?: 'between' | 'end' | 'empty'
  /** Without words, in a narrow column. */
  narrow?: boolean
}

/** Where something can be put in: a plus sign in the gap, and a button to paste when something was copied. */
export function AddPlace({ label, place, at = 'between', narrow = false }: AddPlaceProps) {
  const text = useText()
  const openAddMenu = useAddMenu()
  const { clip, name, fits, paste } = useClipboard()
  const now = place()
  const isInList = now !== null && isListPlace(now)
  const canPaste = clip !== null && now !== null && fits(now)
  const wordy = at === 'empty' || (at === 'end' && !narrow)
  if (isInList && !canPaste) return null
  return (
    <div className={styles.place} data-at={at}>
      {!isInList && (
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
      )}
      {canPaste && (
        <IconButton
          icon="paste"
          wordy={wordy}
          label={text.pasteHere(name)}
          className={styles.paste}
          onClick={() => {
            const now = place()
            if (now) paste(now)
          }}
        />
      )}
    </div>
  )
}
