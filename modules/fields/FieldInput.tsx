import { useContext } from 'react'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { CheckboxInput, ChoiceInput, ColorInput, QuestionCategoryInput } from './ChoiceInput.tsx'
import styles from './fields.module.css'
import { type InputProps, toInputText } from './input-props.ts'
import { LinkInput } from './LinkInput.tsx'
import { fieldMessages } from './messages.ts'
import { RichTextInput } from './rich-text/RichTextInput.tsx'
import { FormServicesContext } from './services.tsx'

export function FieldInput({ field, ...props }: InputProps) {
  switch (field.type) {
    case 'text':
      return <TextInput field={field} {...props} />
    case 'textarea':
      return <TextAreaInput field={field} {...props} />
    case 'embed':
      return field.rows ? <TextAreaInput field={field} {...props} /> : <TextInput field={field} {...props} />
    case 'select':
      return <ChoiceInput field={field} {...props} />
    case 'number-select':
      return <ChoiceInput field={field} {...props} />
    case 'checkbox':
      return <CheckboxInput field={field} {...props} />
    case 'rich-text':
      return <RichTextInput field={field} {...props} />
    case 'image':
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

function FileInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'file'>) {
  const { pickFile } = useContext(FormServicesContext)

  async function pick() {
    const pickedFile = await pickFile?.(field.accept)
    if (pickedFile) change({ [field.name]: pickedFile.url })
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
      <button type="button" className={styles.secondary} disabled={!pickFile} onClick={() => void pick()}>
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

/** The value is the picture's id; `picture` is for the preview. */
function ImageInput({ field, id, labelId, values, invalid, describedBy, locale, change }: InputProps<'image'>) {
  const { pickImage } = useContext(FormServicesContext)
  const text = fieldMessages[locale]
  const picture = findPicture(values.picture)
  const current = typeof values[field.name] === 'number' ? (values[field.name] as number) : null

  async function pick() {
    const pickedImage = await pickImage?.(current)
    if (pickedImage) change({ [field.name]: pickedImage.id, picture: pickedImage })
  }

  return (
    <fieldset className={styles.media} aria-labelledby={labelId}>
      {picture && current !== null ? (
        <figure className={styles.preview}>
          <img
            src={mediaUrl(picture, 'small', 'jpg')}
            alt={picture.text}
            width={picture.width}
            height={picture.height}
          />
          <figcaption>{picture.text || text.decorative}</figcaption>
        </figure>
      ) : (
        <p className={styles.hint}>{current === null ? text.noImage : `#${current}`}</p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          id={id}
          className={styles.secondary}
          disabled={!pickImage}
          data-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onClick={() => void pick()}
        >
          {current === null ? text.chooseImage : text.changeImage}
        </button>
        {current !== null && !field.required && (
          <button
            type="button"
            className={styles.secondary}
            onClick={() => change({ [field.name]: null, picture: null })}
          >
            {text.removeImage}
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** `picture` comes from the server or from the picker, both in the contract's shape. */
function findPicture(value: unknown): Image | null {
  return typeof value === 'object' && value !== null && 'hash' in value ? (value as Image) : null
}
