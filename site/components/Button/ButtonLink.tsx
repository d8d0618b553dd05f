import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Button.module.css'

type ButtonLinkProps = { to: string; quiet?: boolean; label?: string | undefined; children: ReactNode }

/** A link styled as a button. `label` extends the visible text and begins with it (WCAG 2.5.3). */
export function ButtonLink({ to, quiet = false, label, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={quiet ? styles.quiet : styles.button} aria-label={label}>
      {children}
    </SiteLink>
  )
}
