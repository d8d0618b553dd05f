import styles from './fields.module.css'
import { type InputProps, textOf } from './input-props.ts'
import { fieldMessages } from './messages.ts'

export function TextInput({ field, id, values, placeholder, invalid, describedBy, change }: InputProps<'text'>) {
  return (
    <input
      id={id}
      className={styles.input}
      type="text"
      value={textOf(values[field.name])}
      placeholder={placeholder}
      maxLength={field.maxLength}
      required={field.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: event.target.value })}
    />
  )
}

export function TextAreaInput({ field, id, values, placeholder, invalid, describedBy, locale, change }: InputProps<'textarea'>) {
  const value = textOf(values[field.name])
  const left = (field.maxLength ?? Number.POSITIVE_INFINITY) - value.length
  return (
    <>
      <textarea
        id={id}
        className={styles.input}
        rows={field.rows}
        value={value}
        placeholder={placeholder}
        maxLength={field.maxLength}
        required={field.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      {left <= 60 && <p className={styles.count}>{fieldMessages[locale].lettersLeft(left)}</p>}
    </>
  )
}
