import type { ReactNode } from 'react'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'
import type { FieldName } from './entered.ts'
import styles from './request.module.css'

type Control = { id: string; name: FieldName; 'aria-describedby'?: string; 'aria-invalid'?: true }
type FieldProps = { name: FieldName; label: string; error: string | undefined; hint?: string; optional?: true; children: (control: Control) => ReactNode }

/** A label, its control, and what is said of both. */
export function Field({ name, label, error, hint, optional, children }: FieldProps) {
  const text = useWords(words)
  const described = describe(name, { error, hint })
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{text.optional}</span>}
      </label>
      <About name={name} error={error} hint={hint} />
      {children({ id: name, name, ...described })}
    </div>
  )
}

type ChoicesProps = {
  name: FieldName
  legend: string
  type: 'radio' | 'checkbox'
  choices: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
  error: string | undefined
  optional?: true
}

/** A few choices beside each other; an error leads to the first. */
export function Choices({ name, legend, type, choices, chosen, error, optional }: ChoicesProps) {
  const text = useWords(words)
  return (
    <fieldset className={styles.choices} {...describe(name, { error })}>
      <legend className={styles.label}>
        {legend} {optional && <span className={styles.optional}>{text.optional}</span>}
      </legend>
      <About name={name} error={error} />
      <div className={styles.row}>
        {choices.map(([value, label], index) => (
          <label key={value} className={styles.choice}>
            <input {...(index === 0 ? { id: name } : {})} type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function About({ name, error, hint }: { name: FieldName; error: string | undefined; hint?: string | undefined }) {
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

export function describe(name: FieldName, { error, hint }: { error: string | undefined; hint?: string | undefined }) {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])]
  return { ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}), ...(error ? { 'aria-invalid': true as const } : {}) }
}
