import { useContext, useEffect, useState } from 'react'
import { type Locale, locales } from '#config'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { FormServicesContext } from '#modules/fields/services.tsx'
import { pageMeta } from '../../head.ts'
import { findAdminRecord } from '../pickers/admin-list.ts'
import { type AdminRecord, toImage } from '../pickers/picked.ts'
import { Button } from '../ui/Button.tsx'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { addressChange, type BothField, bothFields, type PageValues } from './page-values.ts'
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
          <Button aria-invalid={problems.og_image_id ? true : undefined} onClick={() => void choose()}>
            {values.og_image_id === null ? words.choosePicture : words.changePicture}
          </Button>
          {values.og_image_id !== null && (
            <Button
              onClick={() => {
                setImage(null)
                change({ og_image_id: null })
              }}
            >
              {words.removePicture}
            </Button>
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

type AppearanceProps = { values: PageValues; image: Image | null; record: AdminRecord }

/** Previews of the search result and the shared link, made from the form by the page's own head code. */
function Appearance({ values, image, record }: AppearanceProps) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const [language, setLanguage] = useState(editor.locale)
  const head = useHead({ values, image, record, language })
  return (
    <section className={styles.appearance} aria-label={words.preview}>
      <div className={styles.languages}>
        <p className={styles.label}>{words.preview}</p>
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.language}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </div>
      <div className={styles.previews} lang={language}>
        <figure className={styles.figure}>
          <figcaption>{words.result}</figcaption>
          <div className={styles.result}>
            <p className={styles.url}>{head.url}</p>
            <p className={styles.resultTitle}>{head.title}</p>
            <p className={styles.summary}>
              {head.description || <span className={parts.muted}>{words.noDescription}</span>}
            </p>
          </div>
        </figure>
        <figure className={styles.figure}>
          <figcaption>{words.card}</figcaption>
          <div className={styles.card}>
            <img src={head.picture} alt="" width="1200" height="630" />
            <p className={styles.url}>{head.host}</p>
            <p className={styles.sharedTitle}>{head.sharedTitle}</p>
            <p className={styles.summary}>{head.sharedDescription}</p>
          </div>
        </figure>
      </div>
    </section>
  )
}

type HeadInput = AppearanceProps & { language: Locale }

function useHead({ values, image, record, language }: HeadInput) {
  const { page } = useWorkspace().editor
  const origin = window.location.origin
  // As the API answers: empty English falls back to German.
  const texts = Object.fromEntries(bothFields.map((field) => [field, getText(values, field, language)])) as Record<
    BothField,
    string
  >
  const url = addressChange(record, values[`slug_${language}`], language)?.after ?? page.urls[language]
  const previewPage = {
    ...page,
    ...texts,
    is_online: true,
    urls: { ...page.urls, [language]: url },
    // The one made of the headline is known as long as none was chosen.
    og_image: image ? mediaUrl(image, 'og', 'jpg') : record.og_image_id === null ? page.og_image : null,
  }
  const tags = pageMeta({ page: previewPage, locale: language, origin }) as Record<string, string>[]
  const content = (key: 'name' | 'property', name: string) => tags.find((tag) => tag[key] === name)?.content ?? ''
  return {
    title: tags.find((tag) => 'title' in tag)?.title ?? '',
    description: content('name', 'description'),
    sharedTitle: content('property', 'og:title'),
    sharedDescription: content('property', 'og:description'),
    picture: content('property', 'og:image').replace(origin, ''),
    url: origin + url,
    host: window.location.host,
  }
}

function getText(values: PageValues, field: BothField, language: Locale): string {
  return values[`${field}.${language}`].trim() || values[`${field}.de`].trim()
}
