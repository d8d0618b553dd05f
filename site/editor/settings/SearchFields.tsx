import { useContext, useEffect, useState } from 'react'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { FormServicesContext } from '#modules/fields/services.tsx'
import { findAdminRecord } from '../pickers/admin-list.ts'
import { toImage } from '../pickers/picked.ts'
import buttons from '../ui/buttons.module.css'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { Appearance } from './Appearance.tsx'
import styles from './settings.module.css'
import { TextFields } from './TextFields.tsx'
import type { PageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

/** Search engines and networks cut about here. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

export function SearchFields({ settings }: { settings: PageSettings }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const { pickImage } = useContext(FormServicesContext)
  const { values, problems, change } = settings
  const [image, setImage] = useImage(values.og_image_id)

  async function choose() {
    const pickedImage = await pickImage?.(values.og_image_id)
    if (!pickedImage) return
    setImage(pickedImage)
    change({ og_image_id: pickedImage.id })
  }

  const countUpTo = (max: number) => (value: string) => <Count length={value.length} max={max} />
  return (
    <>
      <TextFields settings={settings} field="meta_title" note={countUpTo(TITLE_SHOWN)} />
      <TextFields settings={settings} field="meta_description" rows={3} note={countUpTo(DESCRIPTION_SHOWN)} />
      <TextFields settings={settings} field="og_title" note={countUpTo(TITLE_SHOWN)} />
      <TextFields settings={settings} field="og_description" rows={3} note={countUpTo(DESCRIPTION_SHOWN)} />
      <div className={styles.picture}>
        <p className={styles.label}>{words.image}</p>
        <div className={parts.row}>
          {image && (
            <img
              src={mediaUrl(image, 'square_small', 'jpg')}
              alt={image.text || words.selectedPicture}
              width="64"
              height="64"
            />
          )}
          {values.og_image_id === null && <p className={parts.muted}>{words.fallbackPicture}</p>}
          <button
            type="button"
            className={buttons.button}
            aria-invalid={problems.og_image_id ? true : undefined}
            onClick={() => void choose()}
          >
            {values.og_image_id === null ? words.choosePicture : words.changePicture}
          </button>
          {values.og_image_id !== null && (
            <button
              type="button"
              className={buttons.button}
              onClick={() => {
                setImage(null)
                change({ og_image_id: null })
              }}
            >
              {words.removePicture}
            </button>
          )}
        </div>
        {problems.og_image_id && <p className={parts.error}>{problems.og_image_id.join(' ')}</p>}
      </div>
      <Appearance values={values} image={image} record={settings.record} />
    </>
  )
}

function Count({ length, max }: { length: number; max: number }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  return (
    <p className={length > max ? styles.warning : parts.muted}>
      {length > max ? words.tooLong(length, max) : words.count(length, max)}
    </p>
  )
}

/** The picture that the record refers to. */
function useImage(id: number | null) {
  const { call, locale } = useWorkspace().editor
  const [image, setImage] = useState<Image | null>(null)
  const loadedId = image?.id ?? null
  useEffect(() => {
    if (id === null || id === loadedId) return
    const controller = new AbortController()
    findAdminRecord(call, { resource: 'images', id }, controller.signal).then(
      (record) => record && setImage(toImage(record, locale)),
      () => undefined,
    )
    return () => controller.abort()
  }, [call, locale, id, loadedId])
  return [id === null ? null : image, setImage] as const
}
