import { useId } from 'react'
import { defaultLocale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { FieldInput } from '#modules/fields/FieldInput.tsx'
import type { Editor } from '../core/create-editor.ts'
import type { TypingStep } from '../state/history.ts'
import { ownLanguageContent } from '../sync/content.ts'
import buttons from '../ui/buttons.module.css'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { moduleTitle } from '../words/naming.ts'
import styles from './beside.module.css'
import { getTexts, translationMark } from './translation-marks.ts'
import { useOtherState } from './use-other-state.ts'
import { sideBySideWords } from './words.ts'

type SideBySideFieldProps = {
  field: FieldDescriptor
  edit: ModuleEdit
  record: ModuleRecord
  translation: ModuleRecord
  otherEditor: Editor
}

/** One text in the other language, and its state relative to the German one. */
export function SideBySideField({ field, edit, record, translation, otherEditor }: SideBySideFieldProps) {
  const { editor } = useWorkspace()
  const id = useId()
  const words = sideBySideWords[editor.speaks]
  const problems = useOtherState(otherEditor, ({ refused }) => refused.get(translation.id)?.[field.name])
  const pair = { record, translation, locale: editor.locale }
  const mark = translationMark(pair, field.name)
  const { german, english } = getTexts(pair, field.name)
  const writer = editor.locale === defaultLocale ? { editor: otherEditor, record: translation } : { editor, record }
  const write = (to: Editor, target: ModuleRecord, typed: string, step?: TypingStep) =>
    to.type(
      target.id,
      { name: field.name, typed, step },
      { verb: 'typed', kind: target.kind, name: moduleTitle(editor, target) },
    )

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
          optionLabels={{}}
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
          {mark === 'older' && (
            <button type="button" className={buttons.button} onClick={confirm}>
              {words.stillRight}
            </button>
          )}
          <button type="button" className={buttons.button} onClick={takeGerman}>
            {words.copy}
          </button>
        </div>
      )}
    </div>
  )
}
