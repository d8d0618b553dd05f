import { useId } from 'react'
import { mediaSizes } from '#contract/media/media.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { FocalDrag } from './FocalDrag.tsx'
import styles from './pictures.module.css'
import type { NewPicture } from './use-new-pictures.ts'

type NewPictureFormProps = {
  picture: NewPicture
  edit: ModuleEdit
  busy: boolean
  change: (patch: Partial<NewPicture>) => void
  remove: () => void
}

/** One picture: crop, alt text and credit. */
export function NewPictureForm({ picture, edit, busy, change, remove }: NewPictureFormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const id = useId()
  const { name } = picture.file
  const cropSize = edit.cutOf?.({ ...edit.initial, ...picture.choices })
  const shape = cropSize ? mediaSizes[cropSize] : null
  const choices = edit.fields.filter((field) => field.name in edit.initial && field.type === 'select')
  return (
    <fieldset className={styles.picture} disabled={busy}>
      <legend className={styles.name}>{name}</legend>
      <FocalDrag
        picture={picture}
        target={shape?.height ? { width: shape.width, height: shape.height } : null}
        change={change}
      />
      <div className={parts.stack}>
        {choices.map((field) => (
          <label key={field.name} className={parts.field}>
            {fieldLabel(edit, { name: field.name, locale: editor.speaks })}
            <select
              className={parts.input}
              value={String(picture.choices[field.name] ?? edit.initial[field.name])}
              onChange={(event) => change({ choices: { ...picture.choices, [field.name]: event.target.value } })}
            >
              {('options' in field ? field.options : []).map((option) => (
                <option key={option} value={option}>
                  {edit.messages[editor.speaks].options?.[field.name]?.[option] ?? option}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className={parts.field}>
          {text.pictureAlt}
          <input
            className={parts.input}
            value={picture.alt}
            maxLength={500}
            aria-describedby={`${id}-alt`}
            onChange={(event) => change({ alt: event.target.value })}
          />
          <span id={`${id}-alt`} className={parts.muted}>
            {text.pictureAltHelp}
          </span>
        </label>
        <label className={parts.field}>
          {text.pictureCredit}
          <input
            className={parts.input}
            value={picture.credit}
            maxLength={300}
            aria-describedby={`${id}-credit`}
            onChange={(event) => change({ credit: event.target.value })}
          />
          <span id={`${id}-credit`} className={parts.muted}>
            {text.pictureCreditHelp}
          </span>
        </label>
        {picture.share !== null && (
          <progress className={styles.progress} value={picture.share} aria-label={text.pictureProgress(name)} />
        )}
        {picture.problem && (
          <p role="alert" className={parts.error}>
            {text.uploadFailed} {picture.problem}
          </p>
        )}
        <div>
          <IconButton icon="bin" wordy label={text.pictureWithout(name)} onClick={remove} />
        </div>
      </div>
    </fieldset>
  )
}
