import { statusOf } from '../core/status.ts'
import { useEditorState, useText, useWorkspace } from './context.tsx'
import styles from './ModuleFrame.module.css'

/** How the module stands with the server, in words; a conflict can be decided from here. */
export function ModuleState({ module }: { module: number }) {
  const { editor, open } = useWorkspace()
  const text = useText()
  const status = useEditorState((state) => statusOf(state, module))
  const problems = useEditorState(({ refused }) => refused.get(module) ?? null)
  if (status === 'conflict') {
    return (
      <button type="button" className={styles.state} data-status={status} onClick={() => open({ type: 'conflict', module })}>
        {text.status.conflict}: {text.resolve}
      </button>
    )
  }
  if (status === 'local') {
    return (
      <button type="button" className={styles.state} data-status={status} title={text.saveNow} onClick={() => editor.save(module)}>
        {text.status.local}
      </button>
    )
  }
  const words = problems ? `${text.status.refused}: ${Object.values(problems).flat().join(' ')}` : text.status[status]
  return (
    <span className={styles.state} data-status={status} title={words}>
      {words}
    </span>
  )
}
