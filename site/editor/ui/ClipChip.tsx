import { clearClip } from '../clipboard/storage.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useText } from './context.tsx'
import styles from './EditorBar.module.css'
import { IconButton } from './IconButton.tsx'
import { Icon } from './icons.tsx'

/** What is on the clipboard, and a way to be rid of the places to paste it. */
export function ClipChip() {
  const text = useText()
  const { clip, name } = useClipboard()
  if (!clip) return null
  return (
    <span className={styles.clip}>
      <Icon name="paste" />
      <span className={styles.clipName} title={name}>
        {name}
      </span>
      <IconButton icon="close" label={text.clearClip(name)} onClick={clearClip} />
    </span>
  )
}
