import { type Variant, variants } from '#config'
import type { Homes } from '../../houses.ts'
import { useMessages } from '../../i18n/messages.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './HouseSwitch.module.css'

/** Between the two houses; the one the visitor is in is marked. */
export function HouseSwitch({ variant, homes }: { variant: Variant; homes: Homes }) {
  const { house } = useMessages()
  const names: Record<Variant, string> = { orchestra: house.toOrchestra, school: house.toSchool }
  return (
    <nav aria-label={house.switchLabel}>
      <ul className={styles.switch}>
        {variants.map((each) => (
          <li key={each}>
            <SiteLink to={homes[each]} className={styles.house} aria-current={each === variant ? 'true' : undefined}>
              {names[each]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
