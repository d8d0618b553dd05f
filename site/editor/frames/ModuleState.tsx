import type { ModuleRecord } from '#contract/sections.ts'
import { type ModuleStatus, statusOf } from '../core/status.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { problemWords } from '../words/naming.ts'
import styles from './ModuleFrame.module.css'

/** How the module stands with the server, in words; a conflict can be decided from here. */
export function ModuleState({ record }: { record: ModuleRecord }) {
  const { id: module, fallback } = record
  const { editor, open } = useWorkspace()
  const text = useText()
  const status = useEditorState((state) => statusOf(state, module))
  const problems = useEditorState(({ refused }) => refused.get(module) ?? null)
  const saveNow = () => {
    editor.save(module)
    editor.resume()
  }
  if (status === 'conflict') {
    return (
      <button
        type="button"
        className={styles.state}
        data-status={status}
        onClick={() => open({ type: 'conflict', module })}
      >
        {text.status.conflict}: {text.resolve}
      </button>
    )
  }
  if (status === 'local') {
    return (
      <button type="button" className={styles.state} data-status={status} title={text.saveNow} onClick={saveNow}>
        {text.status.local}
      </button>
    )
  }
  if (status === 'saved' && fallback.length > 0)
    return <Words status="borrowed" words={text.borrowed[editor.locale]} title={text.otherLanguage[editor.locale]} />
  const words = problems
    ? `${text.status.refused}: ${problemWords(editor, { kind: record.kind, problems })}`
    : text.status[status]
  return <Words status={status} words={words} title={words} />
}

function Words({ status, words, title }: { status: ModuleStatus | 'borrowed'; words: string; title: string }) {
  return (
    <span className={styles.state} data-status={status} title={title}>
      {words}
    </span>
  )
}
