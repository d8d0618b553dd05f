import { useContext, useRef } from 'react'
import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import type { Editor } from '../core/create-editor.ts'
import { findModule } from '../state/document.ts'
import { getStatus } from '../store/status.ts'
import { serverId } from '../sync/base.ts'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './beside.module.css'
import { OtherEditorContext } from './OtherLanguageEditor.tsx'
import { SideBySideField } from './SideBySideField.tsx'
import { getTexts, translatedFields } from './translation-marks.ts'
import { useOtherState } from './use-other-state.ts'
import { sideBySideWords } from './words.ts'

type SideBySideProps = { record: ModuleRecord; edit: ModuleEdit }

/** A module's texts in the other language: beside it, or below it if there is no room. */
export function SideBySide({ record, edit }: SideBySideProps) {
  const otherEditor = useContext(OtherEditorContext)
  if (!otherEditor || translatedFields(edit).length === 0) return null
  return <Panel record={record} edit={edit} otherEditor={otherEditor} />
}

function Panel({ record, edit, otherEditor }: SideBySideProps & { otherEditor: Editor }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = sideBySideWords[editor.speaks]
  const name = useNaming()(record)
  const id = useEditorState(({ base }) => serverId(base, record.id))
  const translation = useOtherState(otherEditor, ({ history }) => (id === null ? null : findModule(history.doc, id)))
  const status = useOtherState(otherEditor, (state) => (id === null ? 'saved' : getStatus(state, id)))
  const fields = useFilledFields({ edit, record, translation, locale: editor.locale })
  if (!translation) return null
  const module = translation.id

  return (
    <section
      className={`${styles.panel} ${parts.neutral}`}
      aria-label={words.panel(words.language[otherEditor.locale], name)}
      data-beside={record.id}
      onFocus={() => otherEditor.typing(module)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        otherEditor.typing(null)
        otherEditor.save(module)
      }}
    >
      <p className={styles.language}>
        {words.language[otherEditor.locale]}{' '}
        <span className={styles.state}>{status === 'saved' ? '' : text.status[status]}</span>
      </p>
      {fields.map((field) => (
        <SideBySideField
          key={field.name}
          field={field}
          edit={edit}
          record={record}
          translation={translation}
          otherEditor={otherEditor}
        />
      ))}
    </section>
  )
}

type FilledFieldsOptions = { edit: ModuleEdit; record: ModuleRecord; translation: ModuleRecord | null; locale: Locale }

/** A text that is empty in both languages is hidden, unless it is being emptied. */
function useFilledFields({ edit, record, translation, locale }: FilledFieldsOptions): FieldDescriptor[] {
  const shownFields = useRef(new Set<string>())
  return translatedFields(edit).filter(({ name }) => {
    if (!translation) return false
    const { german, english } = getTexts({ record, translation, locale }, name)
    if (german || english) shownFields.current.add(name)
    return shownFields.current.has(name)
  })
}
