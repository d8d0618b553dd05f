import { useState } from 'react'
import { type Locale, locales } from '#config'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { pageMeta } from '../../head.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { addressChange, type BothField, bothFields, type PageValues } from './page-values.ts'
import styles from './settings.module.css'
import { settingsWords } from './words.ts'

type AppearanceProps = { values: PageValues; image: Image | null; record: AdminRecord }

/** Previews of the search result and the shared link, made from the form by the page's own head code. */
export function Appearance({ values, image, record }: AppearanceProps) {
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
    og_image: image && mediaUrl(image, 'og', 'jpg'),
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
