import { type ReactNode, useId } from 'react'
import { type Locale, locales } from '#config'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import type { BothField, TextName } from './page-values.ts'
import styles from './settings.module.css'
import type { PageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

type LocalisedTextFieldProps = {
  settings: PageSettings
  name: TextName
  label: string
  language: Locale
  rows?: number
  placeholder?: string
  note?: ReactNode
}

/** One text in one language, with hint and error. */
export function LocalisedTextField({
  settings,
  name,
  label,
  language,
  rows,
  placeholder,
  note,
}: LocalisedTextFieldProps) {
  const id = useId()
  const { values, problems, change } = settings
  const problem = problems[name]?.join(' ')
  const shared = {
    id: `${id}-input`,
    className: parts.input,
    lang: language,
    value: values[name],
    placeholder,
    'aria-invalid': problem !== undefined,
    'aria-describedby': id,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  }
  return (
    <div className={styles.one}>
      <label className={parts.field} htmlFor={shared.id}>
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      <div id={id} className={styles.note}>
        {problem && <p className={parts.error}>{problem}</p>}
        {note}
      </div>
    </div>
  )
}

type TextFieldsProps = {
  settings: PageSettings
  field: BothField
  hint?: string
  rows?: number
  note?: (value: string) => ReactNode
}

/** The same text in both languages; an empty English one is shown in German. */
export function TextFields({ settings, field, hint, rows, note }: TextFieldsProps) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const german = settings.values[`${field}.de`]
  return (
    <div className={styles.languagePair}>
      {locales.map((language) => (
        <LocalisedTextField
          key={language}
          settings={settings}
          name={`${field}.${language}`}
          label={words.in(words.fields[field], language)}
          language={language}
          {...(rows ? { rows } : {})}
          {...(language === 'en' && german ? { placeholder: german } : {})}
          note={note ? note(settings.values[`${field}.${language}`]) : hint && <p className={parts.muted}>{hint}</p>}
        />
      ))}
    </div>
  )
}
