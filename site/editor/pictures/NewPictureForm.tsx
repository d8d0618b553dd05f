import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { cropArea, type FocalPoint, objectPosition } from '#contract/media/crop.ts'
import { mediaSizes } from '#contract/media/media.ts'
import { inLocale } from '#model/define-record.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { fittingFormat } from './picture-kind.ts'
import styles from './pictures.module.css'
import type { NewPicture } from './use-new-pictures.ts'

type NewPictureFormProps = {
  picture: NewPicture
  edit: ModuleEdit
  /** The choices of `edit` are those of a module on the page. */
  hasChoices?: boolean | undefined
  busy: boolean
  change: (patch: Partial<NewPicture>) => void
  remove: () => void
}

/** One picture: crop, alt text and credit. */
export function NewPictureForm({ picture, edit, hasChoices = false, busy, change, remove }: NewPictureFormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const id = useId()
  const { name } = picture.file
  const values = { ...edit.initial, ...(hasChoices ? {} : fittingFormat(edit, picture.size)), ...picture.choices }
  const cropSize = edit.cutOf?.(values)
  const shape = cropSize ? mediaSizes[cropSize] : null
  const choices = edit.fields.flatMap((field) => (field.name in edit.initial && field.type === 'choice' ? [field] : []))
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
            {inLocale(field.label, editor.speaks)}
            <select
              className={parts.input}
              value={String(values[field.name])}
              onChange={(event) => change({ choices: { ...picture.choices, [field.name]: event.target.value } })}
            >
              {Object.entries(field.options).map(([option, label]) => (
                <option key={option} value={option}>
                  {inLocale(label, editor.speaks)}
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

type Size = { width: number; height: number }
type FocalDragProps = { picture: NewPicture; target: Size | null; change: (patch: Partial<NewPicture>) => void }

const STEP_PX = 8
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** The crop of a picture; dragging the picture below it sets the focal point. */
function FocalDrag({ picture, target, change }: FocalDragProps) {
  const text = useText()
  const { url, size, focal } = picture
  const from = useRef<{ x: number; y: number; focal: FocalPoint } | null>(null)
  const shape = target ?? size
  const style: CSSProperties =
    size && target
      ? {
          aspectRatio: `${target.width} / ${target.height}`,
          objectPosition: objectPosition(size, focal ?? middle, target),
        }
      : {}

  function moveBy(start: FocalPoint, { dx, dy }: { dx: number; dy: number }, element: Element) {
    const { width, height } = element.getBoundingClientRect()
    if (size && target)
      change({ focal: moveFocalPoint(size, { focal: start, target }, { dx, dy, box: { width, height } }) })
  }

  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    const start = from.current
    if (start) moveBy(start.focal, { dx: clientX - start.x, dy: clientY - start.y }, currentTarget)
  }

  function press(event: KeyboardEvent) {
    const [x, y] = steps[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    moveBy(focal ?? middle, { dx: x * STEP_PX, dy: y * STEP_PX }, event.currentTarget)
  }

  const image = (
    <img
      src={url}
      alt=""
      className={styles.image}
      draggable={false}
      style={style}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        change({ size: { width: naturalWidth, height: naturalHeight } })
      }
    />
  )
  if (!target || !shape) return image
  return (
    <div className={parts.stack}>
      <button
        type="button"
        className={styles.drag}
        aria-label={text.pictureFocal}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY, focal: focal ?? middle }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null
        }}
      >
        {image}
      </button>
      <p className={parts.muted}>{text.pictureFocal}</p>
    </div>
  )
}

type Move = { dx: number; dy: number; box: Size }

/** The focal point after a drag, in pixels of the shown crop. */
export function moveFocalPoint(
  picture: Size,
  { focal, target }: { focal: FocalPoint; target: Size },
  { dx, dy, box }: Move,
): FocalPoint {
  const crop = cropArea(picture, focal, target)
  const along = (middle: number, offset: number, whole: number, part: number) => {
    // Limited to the range in which the crop moves, so that dragging back works at once.
    const point = Math.min(Math.max(middle - offset, part / 2), whole - part / 2)
    return Math.round((point / whole) * 1000) / 1000
  }
  return {
    x: along(crop.left + crop.width / 2, (dx * crop.width) / box.width, picture.width, crop.width),
    y: along(crop.top + crop.height / 2, (dy * crop.height) / box.height, picture.height, crop.height),
  }
}
