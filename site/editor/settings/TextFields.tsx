import { type ReactNode, useId } from 'react'
import { type Locale, locales } from '#config'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { addressChange, type BothField, type TextName } from './page-values.ts'
import styles from './settings.module.css'
import type { PageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

type LocalisedTextFieldProps = {
  settings: PageSettings
  name: TextName
  label: string
  language: Locale
  rows?: number | undefined
  placeholder?: string | undefined
  note?: ReactNode
}

/** One text in one language, with hint and error. */
function LocalisedTextField({ settings, name, label, language, rows, placeholder, note }: LocalisedTextFieldProps) {
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
          rows={rows}
          placeholder={(language === 'en' && german) || undefined}
          note={note ? note(settings.values[`${field}.${language}`]) : hint && <p className={parts.muted}>{hint}</p>}
        />
      ))}
    </div>
  )
}

/** The slug in each language, and the effect of a change as text. */
export function AddressFields({ settings, hasBelow }: { settings: PageSettings; hasBelow: boolean }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const { record, values } = settings
  const addresses = locales.map((language) => ({
    language,
    address: addressChange(record, values[`slug_${language}`].trim().toLowerCase(), language),
  }))
  if (addresses.some(({ address }) => address === null)) return <p className={parts.muted}>{words.fixed}</p>
  const moves = addresses.some(({ address }) => address && address.before !== address.after)
  return (
    <>
      <div className={styles.languagePair}>
        {addresses.map(({ language, address }) => (
          <LocalisedTextField
            key={language}
            settings={settings}
            name={`slug_${language}`}
            label={words.in(words.slug, language)}
            language={language}
            note={
              address &&
              (address.before === address.after ? (
                <p className={parts.muted}>{address.before}</p>
              ) : (
                <p className={styles.warning} role="status">
                  {words.will(address.after)} {words.leads(address.before)}
                </p>
              ))
            }
          />
        ))}
      </div>
      {moves && hasBelow && (
        <p className={styles.warning} role="status">
          {words.below}
        </p>
      )}
    </>
  )
}
