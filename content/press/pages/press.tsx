import { useRef, useState } from 'react'
import { Picture } from '#modules/parts/Picture.tsx'
import button from '#site/components/Button/Button.module.css'
import { Collapsible } from '#site/components/Collapsible/Collapsible.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { listPress, type PressGroup, type PressPicture } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './press.module.css'

export async function loader(args: LoaderArgs) {
  const [data, groups] = await loadScreen(args, () => callBackend(args, listPress, {}))
  return { ...data, groups }
}

export const meta = screenMeta<typeof loader>()

export default function Press({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, groups } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <PressGroups groups={groups} />
    </PageShell>
  )
}

function PressGroups({ groups }: { groups: PressGroup[] }) {
  const text = useWords(words)
  return (
    <div className="page">
      {groups.map((group) => (
        <section key={group.key} id={group.key} className={styles.group} aria-labelledby={`${group.key}-name`}>
          <h2 id={`${group.key}-name`} className={styles.name}>
            {group.url ? <SiteLink to={group.url}>{group.name}</SiteLink> : group.name || text.organisation}
          </h2>
          <div className={styles.body}>
            <ul className={styles.pictures}>
              {group.pictures.map((picture) => (
                <li key={picture.id}>
                  <PressFigure picture={picture} />
                </li>
              ))}
            </ul>
            {group.text && <CopyText html={group.text} />}
          </div>
        </section>
      ))}
    </div>
  )
}

function PressFigure({ picture }: { picture: PressPicture }) {
  const text = useWords(words)
  const locale = useLocale()
  const { caption, licence, credit, image, download } = picture
  return (
    <figure className={styles.figure}>
      {image && <Picture image={image} sizes="(min-width: 64em) 26vw, (min-width: 48em) 45vw, 90vw" />}
      <figcaption className={styles.caption}>
        <strong {...fallbackLang(picture, 'caption', locale)}>{caption}</strong>
        {credit && <span>{credit}</span>}
        <span {...fallbackLang(picture, 'licence', locale)}>{licence}</span>
        <a href={download} download aria-label={text.downloadOf(caption)}>
          {text.download}
        </a>
      </figcaption>
    </figure>
  )
}

/** Without script the reader selects and copies the text by hand. */
function CopyText({ html }: { html: string }) {
  const text = useWords(words)
  const body = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(body.current?.innerText ?? '')
    setCopied(true)
  }
  return (
    <Collapsible title={text.text} isOpen={false} className={styles.text}>
      <div ref={body} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" className={button.button} onClick={() => void copy()}>
        {text.copy}
      </button>
      <p role="status">{isCopied && text.copied}</p>
    </Collapsible>
  )
}
