import { Count } from './Count.tsx'
import styles from './fields.module.css'
import { asText, type InputProps } from './input-props.ts'

/** A text longer than its limit stays whole: how much is too much is said, and cutting it is left to whoever wrote it. */
export function TextInput({
  field,
  id,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'text' | 'embed'>) {
  const value = asText(values[field.name])
  return (
    <>
      <input
        id={id}
        className={styles.input}
        type="text"
        value={value}
        placeholder={placeholder}
        required={field.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      {!invalid && <Count {...{ field, locale }} text={value} />}
    </>
  )
}

export function TextAreaInput({
  field,
  id,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'textarea' | 'embed'>) {
  const value = asText(values[field.name])
  return (
    <>
      <textarea
        id={id}
        className={styles.input}
        rows={field.rows}
        value={value}
        placeholder={placeholder}
        required={field.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      {!invalid && <Count {...{ field, locale }} text={value} />}
    </>
  )
}
