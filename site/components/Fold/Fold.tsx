import type { ReactNode } from 'react'
import { Arrow } from '../Arrow.tsx'
import styles from './Fold.module.css'

type FoldProps = { title: ReactNode; isOpen: boolean; className?: string | undefined; children: ReactNode }

/** What opens under its title, without script too. */
export function Fold({ title, isOpen, className = '', children }: FoldProps) {
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
