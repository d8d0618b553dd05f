import type { Variant } from '#config'
import { homeOf } from '../../houses.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Brand.module.css'
import { StaffMark } from './StaffMark.tsx'

/** The brand logo, linking to the home of the house. */
export function Brand({ variant }: { variant: Variant }) {
  const { house, header } = useMessages()
  const locale = useLocale()
  return (
    <SiteLink to={homeOf(variant, locale)} className={styles.brand} aria-label={header.home(house[variant])}>
      <StaffMark className={styles.mark} />
      <span className={styles.name}>
        {house[variant]}
        {variant === 'school' && <span className={styles.of}>{house.schoolOf}</span>}
      </span>
    </SiteLink>
  )
}
