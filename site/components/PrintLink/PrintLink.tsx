import type { ReactNode } from 'react'
import styles from './PrintLink.module.css'

/** To a page that is made for paper, which is none for search engines; a new document, because it stands without the frame. */
export function PrintLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <p className={styles.print}>
      <a href={url} rel="nofollow" data-document>
        {children}
      </a>
    </p>
  )
}
