import { lazy, Suspense } from 'react'
import styles from './Embed.module.css'
import { embedPlayer, loadEmbedPlayer } from './embed-player.ts'
import type { EmbedProps } from './embed-props.ts'

const LaterPlayer = lazy(loadEmbedPlayer)

// The server renders a page in one pass.
if (import.meta.env.SSR) await loadEmbedPlayer()

/**
 * Third-party content: a poster that loads it on click, and a notice. Its styles belong to the page, because it is
 * part of the first render.
 */
export function Embed(props: EmbedProps) {
  const room = <div className={styles.frame} data-shape={props.shape} />
  const Player = embedPlayer.component ?? LaterPlayer
  return (
    <Suspense fallback={<div className={styles.embed}>{room}</div>}>
      <Player {...props} />
    </Suspense>
  )
}
