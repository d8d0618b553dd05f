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
    const picked = await pickImage?.(values.og_image_id)
    if (!picked) return
    setImage(picked)
    change({ og_image_id: picked.id })
  }

  const counted = (most: number) => (value: string) => <Count length={value.length} most={most} />
  return (
    <>
      <TextFields settings={settings} field="meta_title" about={counted(TITLE_SHOWN)} />
      <TextFields settings={settings} field="meta_description" rows={3} about={counted(DESCRIPTION_SHOWN)} />
      <TextFields settings={settings} field="og_title" about={counted(TITLE_SHOWN)} />
      <TextFields settings={settings} field="og_description" rows={3} about={counted(DESCRIPTION_SHOWN)} />
      <div className={styles.picture}>
        <p className={styles.label}>{words.image}</p>
        <div className={parts.row}>
          {image && (
            <img
              src={mediaUrl(image, 'square_small', 'jpg')}
              alt={image.text || words.chosenPicture}
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

function Count({ length, most }: { length: number; most: number }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  return (
    <p className={length > most ? styles.will : parts.muted}>
      {length > most ? words.tooLong(length, most) : words.count(length, most)}
    </p>
  )
}

/** The picture that the record refers to. */
function useImage(id: number | null) {
  const { call, locale } = useWorkspace().editor
  const [image, setImage] = useState<Image | null>(null)
  const known = image?.id ?? null
  useEffect(() => {
    if (id === null || id === known) return
    const left = new AbortController()
    findAdminRecord(call, { resource: 'images', id }, left.signal).then(
      (record) => record && setImage(toImage(record, locale)),
      () => undefined,
    )
    return () => left.abort()
  }, [call, locale, id, known])
  return [id === null ? null : image, setImage] as const
}
