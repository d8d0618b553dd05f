import type { Settings } from '#contract/admin/settings.ts'
import { phoneLink } from '../../format/phone.ts'
import styles from './Address.module.css'

/** Postal address, phone and e-mail from the settings; nothing if they are empty. */
export function Address({ contact: { name, street, postcode, city, phone, email } }: { contact: Settings['contact'] }) {
  const lines = [name, street, `${postcode} ${city}`.trim()].filter(Boolean)
  if (lines.length === 0 && !phone && !email) return null
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
