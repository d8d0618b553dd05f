import { useContext, useRef } from 'react'
import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import type { Editor } from '../core/create-editor.ts'
import { getStatus } from '../core/status.ts'
import { findModule } from '../state/document.ts'
import { serverId } from '../sync/base.ts'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './beside.module.css'
import { OtherEditorContext } from './OtherLanguageEditor.tsx'
import { SideBySideField } from './SideBySideField.tsx'
import { getTexts, translatedFields } from './translation-marks.ts'
import { useOtherState } from './use-other-state.ts'
import { besideWords } from './words.ts'

type SideBySideProps = { record: ModuleRecord; edit: ModuleEdit }

/** A module's texts in the other language: beside it, or below it if there is no room. */
export function SideBySide({ record, edit }: SideBySideProps) {
  const other = useContext(OtherEditorContext)
  if (!other || translatedFields(edit).length === 0) return null
  return <Panel record={record} edit={edit} other={other} />
}

function Panel({ record, edit, other }: SideBySideProps & { other: Editor }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = besideWords[editor.speaks]
  const name = useNaming()(record)
  const id = useEditorState(({ base }) => serverId(base, record.id))
  const there = useOtherState(other, ({ history }) => (id === null ? null : findModule(history.doc, id)))
  const status = useOtherState(other, (state) => (id === null ? 'saved' : getStatus(state, id)))
  const fields = useFilledFields({ edit, here: record, there, locale: editor.locale })
  if (!there) return null
  const module = there.id

  return (
    <section
      className={`${styles.beside} ${parts.neutral}`}
      aria-label={words.panel(words.language[other.locale], name)}
      data-beside={record.id}
      onFocus={() => other.typing(module)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        other.typing(null)
        other.save(module)
      }}
    >
      <p className={styles.language}>
        {words.language[other.locale]}{' '}
        <span className={styles.state}>{status === 'saved' ? '' : text.status[status]}</span>
      </p>
      {fields.map((field) => (
        <SideBySideField key={field.name} field={field} edit={edit} here={record} there={there} other={other} />
      ))}
    </section>
  )
}

type Filled = { edit: ModuleEdit; here: ModuleRecord; there: ModuleRecord | null; locale: Locale }

/** A text that is empty in both languages is hidden, unless it is being emptied. */
function useFilledFields({ edit, here, there, locale }: Filled): FieldDescriptor[] {
  const shown = useRef(new Set<string>())
  return translatedFields(edit).filter(({ name }) => {
    if (!there) return false
    const { german, english } = getTexts({ here, there, locale }, name)
    if (german || english) shown.current.add(name)
    return shown.current.has(name)
  })
}
