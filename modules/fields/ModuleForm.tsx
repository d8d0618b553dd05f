import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { inLocale } from '#model/define-record.ts'
import type { FieldDescriptor, ModuleEdit } from '../define-edit.ts'
import { anchorField } from './anchor-field.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './fields.module.css'
import { type FormValues, toInputText } from './input-props.ts'
import { fieldMessages } from './messages.ts'

type ModuleFormProps = {
  edit: ModuleEdit
  locale: Locale
  values: FormValues
  /** By field, the other language's text where this one is empty. */
  placeholders: Readonly<Record<string, string>>
  problems: FieldErrors
  /** Counts submits: a failed one moves the focus to the first invalid field. */
  attempt: number
  /** A new module: the first input has the caret. */
  startsInForm?: boolean
  onChange: (patch: FormValues) => void
  onSubmit: () => void
  /** The form's buttons. */
  children?: ReactNode
}

/** A kind's form, from its descriptors. */
export function ModuleForm({
  edit,
  locale,
  values,
  placeholders,
  problems,
  attempt,
  startsInForm = false,
  onChange,
  onSubmit,
  children,
}: ModuleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Before the dialog takes the focus.
  useEffect(() => {
    if (startsInForm) form.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [startsInForm])

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], button[data-invalid]')?.focus()
  }, [attempt])

  function isAskedFor({ onlyWhen }: FieldDescriptor): boolean {
    return !onlyWhen || values[onlyWhen.field] === onlyWhen.is
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {[...edit.fields, anchorField].filter(isAskedFor).map((field) => (
        <FieldRow
          key={field.name}
          {...{ field, locale, values, onChange }}
          placeholder={placeholders[field.name] ?? ''}
          problems={problems[field.name] ?? []}
        />
      ))}
      {children}
    </form>
  )
}

type FieldRowProps = Pick<ModuleFormProps, 'locale' | 'values' | 'onChange'> & {
  field: FieldDescriptor
  placeholder: string
  problems: string[]
}

function FieldRow({ field, locale, values, onChange, placeholder, problems }: FieldRowProps) {
  const id = useId()
  const text = fieldMessages[locale]
  const help = field.help && inLocale(field.help, locale)
  const isReplaced = 'unless' in field && field.unless !== undefined && toInputText(values[field.unless]) !== ''
  const fallsBack = placeholder !== '' && toInputText(values[field.name]) === ''
  const describedByIds = [help && `${id}-help`, fallsBack && `${id}-other`, problems.length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const heading = (
    <>
      {inLocale(field.label, locale)}
      {field.required && !isReplaced && <span className={styles.mark}> · {text.required}</span>}
    </>
  )
  // A label names one input; a text editor or a picture is named by its heading instead.
  const isGroup = field.type === 'rich-text' || field.type === 'reference'

  return (
    <div className={styles.row} data-type={field.type}>
      {isGroup ? (
        <p id={`${id}-label`} className={styles.label}>
          {heading}
        </p>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {heading}
        </label>
      )}
      <FieldInput
        field={field}
        id={id}
        labelId={`${id}-label`}
        values={values}
        placeholder={fallsBack ? placeholder : ''}
        invalid={problems.length > 0}
        describedBy={describedByIds || undefined}
        locale={locale}
        change={onChange}
      />
      {help && (
        <p id={`${id}-help`} className={styles.hint}>
          {help}
        </p>
      )}
      {fallsBack && (
        <p id={`${id}-other`} className={styles.hint}>
          {text.onlyOther}
        </p>
      )}
      {problems.length > 0 && (
        <p id={`${id}-error`} className={styles.error}>
          {problems.join(' ')}
        </p>
      )}
    </div>
  )
}
