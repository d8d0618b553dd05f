import { Picture } from '#modules/parts/Picture.tsx'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { langOf } from '#site/components/fallback-lang.ts'
import { useLocale } from '#site/locale.ts'
import type { Hero as HeroData } from '../../endpoints.ts'
import styles from './Hero.module.css'

/** The stage of a home page: the picture runs to the edge, the words stand beside it. */
export function Hero({ hero, isFirst = true }: { hero: HeroData; isFirst?: boolean }) {
  const locale = useLocale()
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {hero.preline && (
          <p className={styles.preline} {...langOf(hero, 'preline', locale)}>
            {hero.preline}
          </p>
        )}
        <Title className={styles.title} {...langOf(hero, 'headline', locale)}>
          {hero.headline}
        </Title>
        {hero.subline && (
          <p className={styles.subline} {...langOf(hero, 'subline', locale)}>
            {hero.subline}
          </p>
        )}
        {hero.text && (
          <p className={styles.text} {...langOf(hero, 'text', locale)}>
            {hero.text}
          </p>
        )}
        {hero.link_url && (
          <p className={styles.action}>
            <ButtonLink to={hero.link_url}>{hero.link_text}</ButtonLink>
          </p>
        )}
      </div>
      {hero.image && (
        <figure className={styles.picture}>
          <Picture image={hero.image} sizes="(min-width: 64em) 58vw, 100vw" priority={isFirst} />
          {hero.image.copyright && <figcaption className={styles.credit}>{hero.image.copyright}</figcaption>}
        </figure>
      )}
    </section>
  )
}
