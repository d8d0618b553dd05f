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
  about?: ReactNode
}

/** One text in one language, with hint and error. */
export function LocalisedTextField({
  settings,
  name,
  label,
  language,
  rows,
  placeholder,
  about,
}: LocalisedTextFieldProps) {
  const id = useId()
  const { values, problems, change } = settings
  const wrong = problems[name]?.join(' ')
  const shared = {
    id: `${id}-input`,
    className: parts.input,
    lang: language,
    value: values[name],
    placeholder,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': id,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  }
  return (
    <div className={styles.one}>
      <label className={parts.field} htmlFor={shared.id}>
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      <div id={id} className={styles.about}>
        {wrong && <p className={parts.error}>{wrong}</p>}
        {about}
      </div>
    </div>
  )
}

type TextFieldsProps = {
  settings: PageSettings
  field: BothField
  hint?: string
  rows?: number
  about?: (value: string) => ReactNode
}

/** The same text in both languages; an empty English one is shown in German. */
export function TextFields({ settings, field, hint, rows, about }: TextFieldsProps) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const german = settings.values[`${field}.de`]
  return (
    <div className={styles.both}>
      {locales.map((language) => (
        <LocalisedTextField
          key={language}
          settings={settings}
          name={`${field}.${language}`}
          label={words.in(words.fields[field], language)}
          language={language}
          {...(rows ? { rows } : {})}
          {...(language === 'en' && german ? { placeholder: german } : {})}
          about={about ? about(settings.values[`${field}.${language}`]) : hint && <p className={parts.muted}>{hint}</p>}
        />
      ))}
    </div>
  )
}
