import { useContext } from 'react'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import styles from './fields.module.css'
import type { InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'
import { FormServicesContext } from './services.tsx'

/** The value is the picture's id; `picture` is for the preview. */
export function ImageInput({ field, id, labelId, values, invalid, describedBy, locale, change }: InputProps<'image'>) {
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
