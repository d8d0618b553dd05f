import { SiteLink } from '../SiteLink.tsx'
import styles from './SectionHead.module.css'

type SectionHeadProps = { id: string; title: string; link?: { to: string; label: string } | undefined }

/** A heading with a link to the whole list. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {link && (
        <SiteLink to={link.to} className={styles.link}>
          {link.label}
        </SiteLink>
      )}
    </div>
  )
}
