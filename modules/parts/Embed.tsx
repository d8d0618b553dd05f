import { lazy, Suspense } from 'react'
import styles from './Embed.module.css'
import type { EmbedProps } from './embed-props.ts'

/**
 * Few pages hold one, and what knows all services is not small. Its sheet is the page's, because it is drawn with the page.
 * A server has it from the start, because it renders a page in one go.
 */
const EmbedPlayer = import.meta.env.SSR ? (await import('./EmbedPlayer.tsx')).default : lazy(() => import('./EmbedPlayer.tsx'))

/** Content of another house: its poster to press, which loads it once, and a line that says what that means. */
export function Embed(props: EmbedProps) {
  const room = <div className={styles.frame} data-shape={props.shape} />
  return (
    <Suspense fallback={<div className={styles.embed}>{room}</div>}>
      <EmbedPlayer {...props} />
    </Suspense>
  )
}
