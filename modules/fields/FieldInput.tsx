import { useContext } from 'react'
import { CharacterCount } from './CharacterCount.tsx'
import { CheckboxInput, ChoiceInput, ColorInput, QuestionCategoryInput } from './ChoiceInput.tsx'
import styles from './fields.module.css'
import { ImageInput } from './ImageInput.tsx'
import { type InputProps, toInputText } from './input-props.ts'
import { LinkInput } from './LinkInput.tsx'
import { fieldMessages } from './messages.ts'
import { RichTextInput } from './RichTextInput.tsx'
import { FormServicesContext } from './services.tsx'

export function FieldInput({ field, ...rest }: InputProps) {
  switch (field.type) {
    case 'text':
      return <TextInput field={field} {...rest} />
    case 'textarea':
      return <TextAreaInput field={field} {...rest} />
    case 'embed':
      return field.rows ? <TextAreaInput field={field} {...rest} /> : <TextInput field={field} {...rest} />
    case 'select':
      return <ChoiceInput field={field} {...rest} />
    case 'number-select':
      return <ChoiceInput field={field} {...rest} />
    case 'checkbox':
      return <CheckboxInput field={field} {...rest} />
    case 'rich-text':
      return <RichTextInput field={field} {...rest} />
    case 'image':
      return <ImageInput field={field} {...rest} />
    case 'link':
      return <LinkInput field={field} {...rest} />
    case 'file':
      return <FileInput field={field} {...rest} />
    case 'color':
      return <ColorInput field={field} {...rest} />
    case 'question-category':
      return <QuestionCategoryInput field={field} {...rest} />
  }
}

function FileInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'file'>) {
  const { pickFile } = useContext(FormServicesContext)

  async function choose() {
    const picked = await pickFile?.(field.accept)
    if (picked) change({ [field.name]: picked.url })
  }

  return (
    <div className={styles.withButton}>
      <input
        id={id}
        className={styles.input}
        type="text"
        spellCheck={false}
        value={toInputText(values[field.name])}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      <button type="button" className={styles.secondary} disabled={!pickFile} onClick={() => void choose()}>
        {fieldMessages[locale].chooseFile}
      </button>
    </div>
  )
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
}: InputProps<'textarea' | 'embed'>) {
  const value = toInputText(values[field.name])
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
      {!invalid && <CharacterCount {...{ field, locale }} text={value} />}
    </>
  )
}
