import { useContext } from 'react'
import { inLocale } from '#model/define-record.ts'
import { CharacterCount } from './CharacterCount.tsx'
import styles from './fields.module.css'
import { type InputProps, toInputText } from './input-props.ts'
import { fieldMessages } from './messages.ts'
import { FileInput, ImageInput, LinkInput } from './PickInputs.tsx'
import { RichTextInput } from './rich-text/RichTextInput.tsx'
import { FormServicesContext } from './services.tsx'

export function FieldInput({ field, ...props }: InputProps) {
  switch (field.type) {
    case 'text':
    case 'embed':
      return field.multiline ? <TextAreaInput field={field} {...props} /> : <TextInput field={field} {...props} />
    case 'choice':
    case 'number':
      return <ChoiceInput field={field} {...props} />
    case 'boolean':
      return <CheckboxInput field={field} {...props} />
    case 'rich-text':
      return <RichTextInput field={field} {...props} />
    case 'reference':
      return <ImageInput field={field} {...props} />
    case 'link':
      return <LinkInput field={field} {...props} />
    case 'file':
      return <FileInput field={field} {...props} />
    case 'color':
      return <ColorInput field={field} {...props} />
    case 'question-category':
      return <QuestionCategoryInput field={field} {...props} />
  }
}

/** A text over its limit is not cut: the field shows the excess, and the author shortens it. */
function TextInput({
  field,
  id,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'text' | 'embed'>) {
  const value = toInputText(values[field.name])
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
      {!invalid && <CharacterCount {...{ field, locale }} text={value} />}
    </>
  )
}

function TextAreaInput({
  field,
  id,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'text' | 'embed'>) {
  const value = toInputText(values[field.name])
  return (
    <>
      <textarea
        id={id}
        className={styles.input}
        rows={4}
        value={value}
        placeholder={placeholder}
        required={field.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      {!invalid && <CharacterCount {...{ field, locale }} text={value} />}
    </>
  )
}

function ChoiceInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'choice' | 'number'>) {
  const toValue = (text: string) => (field.type === 'number' ? Number(text) : text)
  const options = Object.entries(field.options)
  return (
    <select
      id={id}
      className={styles.input}
      value={String(values[field.name] ?? options[0]?.[0] ?? '')}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: toValue(event.target.value) })}
    >
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {inLocale(label, locale)}
        </option>
      ))}
    </select>
  )
}

function ColorInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'color'>) {
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
function QuestionCategoryInput({
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

function CheckboxInput({ field, id, values, describedBy, invalid, change }: InputProps<'boolean'>) {
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
