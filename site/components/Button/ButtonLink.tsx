import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Button.module.css'

type ButtonLinkProps = { to: string; quiet?: boolean; label?: string | undefined; children: ReactNode }

/** A link that looks like what it is: the next step. `label` says more than the visible words, and begins with them. */
export function ButtonLink({ to, quiet = false, label, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={quiet ? styles.quiet : styles.button} aria-label={label}>
      {children}
    </SiteLink>
  )
}
