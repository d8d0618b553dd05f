import type { ReactNode } from 'react'
import { useWords } from '#site/i18n/words.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

type Control = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type FieldProps = {
  name: string
  label: string
  error?: string | undefined
  hint?: string
  optional?: true
  children: (control: Control) => ReactNode
}

/** A label, its control, hint and error. */
export function Field({ name, label, error, hint, optional, children }: FieldProps) {
  const text = useWords(formWords)
  const described = getDescription(name, { error, hint })
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{text.optional}</span>}
      </label>
      <FieldNotes name={name} error={error} hint={hint} />
      {children({ id: name, name, ...described })}
    </div>
  )
}

type ChoicesProps = {
  name: string
  legend: string
  type: 'radio' | 'checkbox'
  choices: readonly (readonly [value: string, label: string])[]
  selected: readonly string[]
  error: string | undefined
  optional?: true
}

/** Radio buttons or checkboxes; an error links to the first. */
export function Choices({ name, legend, type, choices, selected, error, optional }: ChoicesProps) {
  const text = useWords(formWords)
  return (
    <fieldset className={styles.choices} {...getDescription(name, { error })}>
      <legend className={styles.label}>
        {legend} {optional && <span className={styles.optional}>{text.optional}</span>}
      </legend>
      <FieldNotes name={name} error={error} />
      <div className={styles.row}>
        {choices.map(([value, label], index) => (
          <label key={value} className={styles.choice}>
            <input
              {...(index === 0 ? { id: name } : {})}
              type={type}
              name={name}
              value={value}
              defaultChecked={selected.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FieldNotesProps = { name: string; error: string | undefined; hint?: string | undefined }

/** Hint and error of a field. */
export function FieldNotes({ name, error, hint }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

/** Connects a control to its `FieldNotes`. */
export function getDescription(
  name: string,
  { error, hint }: { error: string | undefined; hint?: string | undefined },
) {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])]
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
}
