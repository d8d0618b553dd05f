import { useContext, useState } from 'react'
import { ModuleRenderingContext } from '../define.tsx'
import { findEmbedService, playerUrl, serviceTitle } from '../embeds/embed.ts'
import { ConsentContext } from './consent.tsx'
import styles from './Embed.module.css'
import type { EmbedProps } from './embed-props.ts'
import { partMessages } from './messages.ts'
import { Picture } from './Picture.tsx'

/** Third-party content: a poster that loads it on click, and a notice. */
export default function EmbedPlayer({ url, medium, shape, title, poster }: EmbedProps) {
  const { locale } = useContext(ModuleRenderingContext)
  const consent = useContext(ConsentContext)
  const [loadedOnce, setLoadedOnce] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const service = findEmbedService(url)
  const player = playerUrl(url)
  if (!service || !player) return null
  const text = partMessages[locale]
  const name = serviceTitle(service)
  const label = title || text.content(text[medium], name)

  const loadOnce = () => {
    setPressed(true)
    setLoadedOnce(true)
  }
  const allowAlways = () => {
    setPressed(true)
    consent.allowAlways(service)
  }
  const isOpen = loadedOnce || consent.isAllowed(service)
  return (
    <div className={`${styles.embed} ${poster && !isOpen ? '' : styles.unprinted}`} data-embed="">
      {isOpen ? (
        <div className={styles.frame} data-shape={shape}>
          <iframe
            ref={isPressed ? takeFocus : null}
            src={player}
            title={label}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        </div>
      ) : (
        <section className={styles.plate} data-shape={shape} aria-label={label}>
          <div className={styles.placeholder}>
            {poster ? (
              <Picture image={poster} sizes="(min-width: 64em) 60vw, 100vw" />
            ) : (
              <p className={styles.title}>{label}</p>
            )}
            <button type="button" className={styles.play} aria-label={text.once} title={text.once} onClick={loadOnce} />
          </div>
          <p className={styles.line}>
            <span>{text.question(name)}</span>
            {consent.isOffered(service) && (
              <button type="button" className={styles.link} onClick={allowAlways}>
                {text.always(name)}
              </button>
            )}
            <a className={styles.link} href={url} target="_blank" rel="noopener">
              {text.open(name)}
            </a>
          </p>
        </section>
      )}
    </div>
  )
}

/** The pressed button is removed. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
