import { useContext, useId, useRef } from 'react'
import { defaultLocale, type Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { FieldInput } from '#modules/fields/FieldInput.tsx'
import type { Editor } from '../core/create-editor.ts'
import { findModule } from '../state/document.ts'
import type { TypingStep } from '../state/history.ts'
import { getStatus } from '../store/status.ts'
import { serverId } from '../sync/base.ts'
import { ownLanguageContent } from '../sync/content.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './beside.module.css'
import { OtherEditorContext } from './OtherLanguageEditor.tsx'
import { getTexts, translatedFields, translationMark } from './translation-marks.ts'
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

type SideBySideFieldProps = {
  field: FieldDescriptor
  edit: ModuleEdit
  record: ModuleRecord
  translation: ModuleRecord
  otherEditor: Editor
}

/** One text in the other language, and its state relative to the German one. */
function SideBySideField({ field, edit, record, translation, otherEditor }: SideBySideFieldProps) {
  const { editor } = useWorkspace()
  const id = useId()
  const words = sideBySideWords[editor.speaks]
  const problems = useOtherState(otherEditor, ({ refused }) => refused.get(translation.id)?.[field.name])
  const pair = { record, translation, locale: editor.locale }
  const mark = translationMark(pair, field.name)
  const { german, english } = getTexts(pair, field.name)
  const writer = editor.locale === defaultLocale ? { editor: otherEditor, record: translation } : { editor, record }
  const write = (to: Editor, target: ModuleRecord, typed: string, step?: TypingStep) =>
    to.type(target.id, { name: field.name, typed, step })

  function takeGerman() {
    write(writer.editor, writer.record, german, 'alone')
    writer.editor.save(writer.record.id)
  }

  /** Saving it unchanged marks it as up to date with the German text. */
  function confirm() {
    const { id: module, kind } = writer.record
    writer.editor.enqueue([
      { type: 'translate', module, kind, locale: writer.editor.locale, fields: { [field.name]: english } },
    ])
  }

  return (
    <div className={styles.field} data-beside-field={field.name} data-mark={mark ?? undefined}>
      <p className={styles.label}>
        <label id={`${id}-label`} htmlFor={id}>
          {fieldLabel(edit, { name: field.name, locale: editor.speaks })}
        </label>
        {mark && <span className={styles.mark}>{words.mark[mark]}</span>}
      </p>
      <div lang={otherEditor.locale} translate="no">
        <FieldInput
          field={field}
          id={id}
          labelId={`${id}-label`}
          values={ownLanguageContent(translation)}
          placeholder=""
          invalid={problems !== undefined}
          describedBy={problems ? `${id}-problem` : undefined}
          locale={editor.speaks}
          change={(patch) => write(otherEditor, translation, String(patch[field.name] ?? ''))}
        />
      </div>
      {problems && (
        <p id={`${id}-problem`} role="alert" className={parts.error}>
          {problems.join(' ')}
        </p>
      )}
      {(mark === 'missing' || mark === 'older') && (
        <div className={parts.row}>
          {mark === 'older' && <Button onClick={confirm}>{words.stillRight}</Button>}
          <Button onClick={takeGerman}>{words.copy}</Button>
        </div>
      )}
    </div>
  )
}
