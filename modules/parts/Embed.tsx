import { lazy, Suspense } from 'react'
import styles from './Embed.module.css'
import { embedPlayer, loadEmbedPlayer } from './embed-player.ts'
import type { EmbedProps } from './embed-props.ts'

const LaterPlayer = lazy(loadEmbedPlayer)

// A server renders a page in one go.
if (import.meta.env.SSR) await loadEmbedPlayer()

/**
 * Content of another organisation: its poster to press, which loads it once, and a line that says what that means. Its
 * sheet is the page's, because it is drawn with the page.
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
