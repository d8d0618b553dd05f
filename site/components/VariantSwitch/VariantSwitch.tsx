import { type Variant, variants } from '#config'
import type { Homes } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './VariantSwitch.module.css'

export function VariantSwitch({ variant, homes }: { variant: Variant; homes: Homes }) {
  const { brand } = useMessages()
  const names: Record<Variant, string> = { orchestra: brand.toOrchestra, school: brand.toSchool }
  return (
    <nav aria-label={brand.switchLabel}>
      <ul className={styles.switch}>
        {variants.map((each) => (
          <li key={each}>
            <SiteLink to={homes[each]} className={styles.variant} aria-current={each === variant ? 'true' : undefined}>
              {names[each]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
