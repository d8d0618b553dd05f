import { type ChangeEvent, useContext } from 'react'
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
      return <TextInput field={field} {...props} />
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
  const props = {
    id,
    className: styles.input,
    value,
    placeholder,
    required: field.required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field.name]: event.target.value }),
  }
  return (
    <>
      {field.multiline ? <textarea {...props} rows={4} /> : <input {...props} type="text" />}
      {!invalid && <CharacterCount {...{ field, locale }} text={value} />}
    </>
  )
}

function ChoiceInput({ field, ...props }: InputProps<'choice' | 'number'>) {
  const options = Object.entries(field.options).map(([option, label]) => ({
    option,
    name: inLocale(label, props.locale),
  }))
  const toValue = (text: string) => (field.type === 'number' ? Number(text) : text)
  return <Select {...{ field, options, toValue, ...props }} value={props.values[field.name] ?? options[0]?.option} />
}

function ColorInput(props: InputProps<'color'>) {
  const { colors = [] } = useContext(FormServicesContext)
  const named = colors.map(({ key, name }) => ({ option: key, name }))
  const options = [{ option: '', name: fieldMessages[props.locale].none }, ...named]
  return <Select {...{ options, ...props }} value={props.values[props.field.name]} />
}

/** A category without questions stays selectable, to explain why the module shows nothing. */
function QuestionCategoryInput(props: InputProps<'question-category'>) {
  const { questionCategories = [] } = useContext(FormServicesContext)
  const value = toInputText(props.values[props.field.name])
  const categories = [...new Set([...questionCategories, value])].filter((category) => category !== '')
  const named = categories.map((category) => ({ option: category, name: category }))
  const options = [{ option: '', name: fieldMessages[props.locale].allCategories }, ...named]
  return <Select {...{ options, value, ...props }} />
}

type SelectProps = InputProps & {
  options: readonly { option: string; name: string }[]
  value: unknown
  toValue?: (text: string) => string | number
}

function Select({ field, id, invalid, describedBy, change, options, value, toValue = String }: SelectProps) {
  return (
    <select
      id={id}
      className={styles.input}
      value={String(value ?? '')}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => change({ [field.name]: toValue(event.target.value) })}
    >
      {options.map(({ option, name }) => (
        <option key={option} value={option}>
          {name}
        </option>
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
