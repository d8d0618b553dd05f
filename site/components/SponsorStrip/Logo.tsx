import { Picture } from '#modules/parts/Picture.tsx'
import type { FrameSponsor } from '../../homes.ts'
import { useWords } from '../../i18n/words.ts'
import styles from './Logo.module.css'
import { words } from './words.ts'

type LogoProps = {
  sponsor: Omit<FrameSponsor, 'id'>
  sizes: string
  className?: string | undefined
}

/** The logo on white, or the name; links to the sponsor's website. */
export function Logo({ sponsor: { name, link, image }, sizes, className }: LogoProps) {
  const { website } = useWords(words)
  const picture = image ? (
    <Picture image={image} sizes={sizes} alt={link ? '' : name} className={styles.picture} />
  ) : (
    <span className={styles.wordmark}>{name}</span>
  )
  const classes = [styles.plate, className].filter(Boolean).join(' ')
  if (!link) return <div className={classes}>{picture}</div>
  return (
    <a className={classes} href={link} target="_blank" rel="noopener" aria-label={website(name)}>
      {picture}
    </a>
  )
}
