import type { ReactNode } from 'react'
import styles from './PrintLink.module.css'

/** Links to a print page, which is not indexed; a new document, because it has no frame. */
export function PrintLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <p className={styles.print}>
      <a href={url} rel="nofollow" data-document>
        {children}
      </a>
    </p>
  )
}
