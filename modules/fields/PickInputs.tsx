import { useContext, useEffect, useRef, useState } from 'react'
import type { Locale } from '#config'
import type { Image } from '#contract/common.ts'
import { normaliseTypedLink, parseReference } from '#contract/links/links.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { resourceForLink } from '#model/find-type.ts'
import { singularName } from '#model/messages.ts'
import styles from './fields.module.css'
import { type InputProps, toInputText } from './input-props.ts'
import { fieldMessages } from './messages.ts'
import { FormServicesContext, type NamedLink } from './services.tsx'

/** A link: a typed URL, or a chosen record, shown by type and name. */
export function LinkInput({
  field,
  id,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'link'>) {
  const { pickLink } = useContext(FormServicesContext)
  const text = fieldMessages[locale]
  const input = useRef<HTMLInputElement>(null)
  const value = toInputText(values[field.name])
  const address = toInputText(values.link_url)
  const [choices, setChoices] = useState(0)
  const target = useLinkName(value, { locale, choices })

  async function pick() {
    const pickedLink = await pickLink?.(value)
    if (!pickedLink) return
    change({ [field.name]: pickedLink.link, link_url: pickedLink.link_url })
    // The same record may have a new name.
    setChoices((before) => before + 1)
  }

  function clear() {
    change({ [field.name]: '', link_url: '' })
    input.current?.focus()
  }

  return (
    <div className={styles.link}>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        spellCheck={false}
        value={target ? target.label : value}
        readOnly={target !== null}
        placeholder={placeholder || text.linkHelp}
        required={field.required}
        aria-invalid={invalid}
        aria-describedby={[describedBy, target?.notice && `${id}-target`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => change({ [field.name]: event.target.value, link_url: event.target.value })}
        onBlur={() =>
          normaliseTypedLink(value) !== value &&
          change({ [field.name]: normaliseTypedLink(value), link_url: normaliseTypedLink(value) })
        }
      />
      {target?.notice && (
        <p id={`${id}-target`} className={styles.error}>
          {target.notice}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.secondary} disabled={!pickLink} onClick={() => void pick()}>
          {text.chooseLink}
        </button>
        {target && address !== '' && (
          <a className={styles.secondary} href={address} target="_blank" rel="noopener">
            {text.openLink}
          </a>
        )}
        {target && (
          <button type="button" className={styles.secondary} onClick={clear}>
            {text.clearLink}
          </button>
        )}
      </div>
    </div>
  )
}

type LinkName = { label: string; notice: string }
type LinkLookup = { link: string; namedLink: NamedLink | null }

/** The type and name of a reference, with a notice when it is not public; null for a URL. `choices` reloads it. */
function useLinkName(link: string, { locale, choices }: { locale: Locale; choices: number }): LinkName | null {
  const { nameLink } = useContext(FormServicesContext)
  const [lookup, setLookup] = useState<LinkLookup | null>(null)
  const reference = parseReference(link)
  const isReference = reference !== null

  useEffect(() => {
    if (!isReference || !nameLink) return
    const aborter = new AbortController()
    nameLink(link, aborter.signal).then(
      (namedLink) => setLookup({ link, namedLink }),
      () => undefined,
    )
    return () => aborter.abort()
  }, [link, isReference, nameLink, choices])

  if (!reference) return null
  const text = fieldMessages[locale]
  const kind = singularName(resourceForLink(reference.target), locale)
  // Still loading, or the request failed.
  if (lookup?.link !== link) return { label: kind, notice: '' }
  if (!lookup.namedLink) return { label: kind, notice: text.linkGone }
  return { label: `${kind}: ${lookup.namedLink.name}`, notice: lookup.namedLink.isOnline ? '' : text.linkOffline }
}

export function FileInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'file'>) {
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

/** The value is the picture's id; `picture` is for the preview. */
export function ImageInput({
  field,
  id,
  labelId,
  values,
  invalid,
  describedBy,
  locale,
  change,
}: InputProps<'reference'>) {
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
