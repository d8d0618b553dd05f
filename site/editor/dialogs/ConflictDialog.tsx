import { useState } from 'react'
import { ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import { RenderModule } from '#modules/RenderModule.tsx'
import { findModule } from '../state/document.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { momentWords, nameOf } from '../words/naming.ts'
import styles from './ConflictDialog.module.css'

/** Keep mine, take theirs, or see both first. */
export function ConflictDialog({ module, close }: { module: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const conflict = useEditorState(({ conflicts }) => conflicts.get(module))
  const mine = useEditorState(({ history }) => findModule(history.doc, module))
  const [both, setBoth] = useState(false)
  if (conflict === undefined || !mine) return null
  const { theirs, by, at } = conflict
  const name = nameOf(editor, mine)
  const versions = [
    { title: text.mine, record: mine },
    { title: text.theirs, record: theirs },
  ]

  function decide(choice: 'mine' | 'theirs') {
    editor.resolve(module, choice)
    close()
  }

  function wroteWhen(who = null as string | null, when = null as string | null) {
    return { who: who ?? text.somebody, time: when && momentWords(editor.locale, new Date(when)) }
  }

  return (
    <EditorDialog title={text.conflictTitle} closeLabel={text.close} onClose={close} size={both ? 'wide' : 'normal'} alert>
      <div className={parts.stack}>
        <p>{theirs ? text.conflictText(name, wroteWhen(by, at)) : text.goneText(name)}</p>
        {both && theirs && (
          <ModuleRenderingContext value={{ locale: editor.locale, Module: RenderModule, Text: PlainText }}>
            <div className={styles.both}>
              {versions.map(({ title, record }) => (
                <section key={title} className={styles.version} aria-label={title}>
                  <h3 className={styles.title}>{title}</h3>
                  <div className={styles.drawn} inert>
                    {record && <RenderModule record={record} />}
                  </div>
                </section>
              ))}
            </div>
          </ModuleRenderingContext>
        )}
        <div className={parts.row}>
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={() => decide('mine')}>
            {theirs ? text.keepMine : text.createAnew}
          </button>
          <button type="button" className={buttons.button} onClick={() => decide('theirs')}>
            {theirs ? text.takeTheirs : text.letGo}
          </button>
          {theirs && !both && (
            <button type="button" className={buttons.button} onClick={() => setBoth(true)}>
              {text.seeBoth}
            </button>
          )}
        </div>
      </div>
    </EditorDialog>
  )
}
