import { clearClip } from '../clipboard/storage.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useText } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './EditorBar.module.css'

/** Shows the clipboard, with a button that clears it. */
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
