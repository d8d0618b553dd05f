import { useClipboard } from '../clipboard/use-clipboard.ts'
import type { Place } from '../state/document.ts'
import styles from './AddPlace.module.css'
import { useText } from './context.tsx'
import { IconButton } from './IconButton.tsx'
import { useAddMenu } from './use-add-menu.ts'

type AddPlaceProps = { label: string; place: () => Place | null; end?: boolean; empty?: boolean }

/** Where something can be put in: a plus sign in the gap, and a button to paste when something was copied. */
export function AddPlace({ label, place, end = false, empty = false }: AddPlaceProps) {
  const text = useText()
  const openAddMenu = useAddMenu()
  const { clip, name, fits, paste } = useClipboard()
  const at = place()
  const canPaste = clip !== null && at !== null && fits(at)
  if (at && 'list' in at && !canPaste) return null
  return (
    <div className={styles.place} data-end={end || undefined} data-empty={empty || undefined}>
      {!(at && 'list' in at) && (
        <IconButton
          icon="plus"
          wordy={end || empty}
          label={end || empty ? text.add : label}
          {...(end || empty ? { 'aria-label': label } : {})}
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
          wordy
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
