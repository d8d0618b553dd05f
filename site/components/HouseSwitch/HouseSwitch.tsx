import { type Variant, variants } from '#config'
import { homeOf } from '../../houses.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './HouseSwitch.module.css'

/** Between the two houses; the one the visitor is in is marked. */
export function HouseSwitch({ variant }: { variant: Variant }) {
  const { house } = useMessages()
  const locale = useLocale()
  const names: Record<Variant, string> = { orchestra: house.toOrchestra, school: house.toSchool }
  return (
    <nav aria-label={house.switchLabel}>
      <ul className={styles.switch}>
        {variants.map((each) => (
          <li key={each}>
            <SiteLink to={homeOf(each, locale)} className={styles.house} aria-current={each === variant ? 'true' : undefined}>
              {names[each]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
