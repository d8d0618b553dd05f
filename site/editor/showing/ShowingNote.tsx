import { saidOf } from '#contract/showing-words.ts'
import { type Timed, useText, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './ShowingNote.module.css'
import { useShowing } from './use-showing.ts'
import { showingWords } from './words.ts'

/** At what is not always shown: when it is, and the way to change that. */
export function ShowingNote(timed: Timed) {
  const { editor, open } = useWorkspace()
  const text = useText()
  const thing = useShowing(timed)
  const said = thing && saidOf(thing.timing, { locale: editor.speaks, now: new Date() })
  if (!thing || !said) return null
  return (
    <button
      type="button"
      className={styles.note}
      data-state={said.state}
      data-model={timed.model}
      data-editor-tool
      title={showingWords[editor.speaks].changeOf(thing.name)}
      onClick={() => open({ type: 'showing', ...timed })}
    >
      <Icon name="clock" />
      {timed.model === 'container' && <strong>{text.section}</strong>}
      <span>{said.words}</span>
    </button>
  )
}
