import { useContext } from 'react'
import styles from './fields.module.css'
import { type InputProps, toInputText } from './input-props.ts'
import { fieldMessages } from './messages.ts'
import { FormServicesContext } from './services.tsx'

type ChoiceProps = InputProps<'select'> | InputProps<'number-select'>

export function ChoiceInput({ field, id, values, invalid, describedBy, optionLabels, change }: ChoiceProps) {
  const toValue = (text: string) => (field.type === 'number-select' ? Number(text) : text)
  return (
    <select
      id={id}
      className={styles.input}
      value={String(values[field.name] ?? field.options[0] ?? '')}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: toValue(event.target.value) })}
    >
      {field.options.map((option) => (
        <option key={option} value={option}>
          {optionLabels[String(option)] ?? option}
        </option>
      ))}
    </select>
  )
}

export function ColorInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'color'>) {
  const { colors } = useContext(FormServicesContext)
  return (
    <select
      id={id}
      className={styles.input}
      value={String(values[field.name] ?? '')}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: event.target.value })}
    >
      <option value="">{fieldMessages[locale].none}</option>
      {colors.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A category without questions stays selectable, to explain why the module shows nothing. */
export function QuestionCategoryInput({
  field,
  id,
  values,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'question-category'>) {
  const { questionCategories } = useContext(FormServicesContext)
  const value = toInputText(values[field.name])
  const choices =
    value === '' || questionCategories.includes(value) ? questionCategories : [...questionCategories, value]
  return (
    <select
      id={id}
      className={styles.input}
      value={value}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: event.target.value })}
    >
      <option value="">{fieldMessages[locale].allCategories}</option>
      {choices.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </select>
  )
}

export function CheckboxInput({ field, id, values, describedBy, invalid, change }: InputProps<'checkbox'>) {
  return (
    <input
      id={id}
      className={styles.checkbox}
      type="checkbox"
      checked={values[field.name] === true}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: event.target.checked })}
    />
  )
}
