import type { Variant } from '#config'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Brand.module.css'
import { StaffMark } from './StaffMark.tsx'

export function Brand({ variant, homeUrl }: { variant: Variant; homeUrl: string }) {
  const { brand, header } = useMessages()
  return (
    <SiteLink
      to={homeUrl}
      className={styles.brand}
      aria-label={header.home(variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra)}
    >
      <StaffMark className={styles.mark} />
      <span className={styles.name}>
        {brand[variant]} {variant === 'school' && <span className={styles.variant}>{brand.schoolOf}</span>}
      </span>
    </SiteLink>
  )
}
