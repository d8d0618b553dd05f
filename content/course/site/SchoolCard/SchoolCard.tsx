import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IdName } from '#contract/common.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import type { PictureSource } from '#modules/parts/picture-source.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { colourProperties } from '#site/format/colour.ts'
import { useLocale } from '#site/locale.ts'
import styles from './SchoolCard.module.css'

type SchoolCardProps = {
  card: { url: string; name: string; fallback: string[]; image: PictureSource | null; color?: string; group?: IdName }
  level?: 2 | 3
  children: ReactNode
}

/** Links as a whole to the page of a course or an ensemble. */
export function SchoolCard({ card, level = 3, children }: SchoolCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} style={colourProperties(card.color ?? '')}>
      <div className={styles.picture}>
        {card.image && (
          <Picture
            image={card.image}
            crop="horizontal"
            sizes="(min-width: 64em) 30vw, (min-width: 48em) 45vw, 18rem"
            alt=""
          />
        )}
        {card.group && (
          <p className={styles.group} lang={card.group.lang}>
            {card.group.name}
          </p>
        )}
      </div>
      <div className={styles.texts}>
        <Heading className={styles.name} {...fallbackLang(card, 'name', useLocale())}>
          <Link to={card.url} prefetch="intent" className={styles.link}>
            {card.name}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  )
}
