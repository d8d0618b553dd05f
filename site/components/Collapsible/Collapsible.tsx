import type { ReactNode } from 'react'
import { Arrow } from '../Arrow.tsx'
import styles from './Collapsible.module.css'

type CollapsibleProps = { title: ReactNode; isOpen: boolean; className?: string | undefined; children: ReactNode }

/** `<details>`: works without script. */
export function Collapsible({ title, isOpen, className = '', children }: CollapsibleProps) {
  return (
    <details className={`${styles.fold} ${className}`} open={isOpen}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Arrow className={styles.arrow} />
      </summary>
      {children}
    </details>
  )
}
