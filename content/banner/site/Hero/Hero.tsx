import { Picture } from '#modules/parts/Picture.tsx'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { titleScale } from '#site/format/title-scale.ts'
import { useLocale } from '#site/locale.ts'
import type { Banner } from '../banner.ts'
import styles from './Hero.module.css'

/** First banner of a home page: the picture runs to the edge, the text stands beside it. Without one, a hidden title. */
export function Hero({ hero, title }: { hero: Banner | undefined; title: string }) {
  const locale = useLocale()
  if (!hero) return <h1 className="visually-hidden">{title}</h1>
  return (
    <section className={styles.hero}>
      <div className={styles.texts}>
        <BannerText banner={hero} field="preline" />
        <h1
          className={styles.title}
          {...titleScale(hero.headline, 'page')}
          {...fallbackLang(hero, 'headline', locale)}
          data-own={`heroes/${hero.id}/headline.${locale}`}
        >
          {hero.headline}
        </h1>
        <BannerText banner={hero} field="subline" />
        <BannerText banner={hero} field="text" />
        {hero.link_url && (
          <p className={styles.action}>
            <ButtonLink to={hero.link_url}>{hero.link_text}</ButtonLink>
          </p>
        )}
      </div>
      {hero.picture && (
        <figure className={styles.picture}>
          <Picture image={hero.picture} sizes="(min-width: 64em) 58vw, 100vw" />
          {hero.picture.copyright && <figcaption className={styles.credit}>{hero.picture.copyright}</figcaption>}
        </figure>
      )}
    </section>
  )
}

/** Drawn although empty, so that an editor can fill it. */
function BannerText({ banner, field }: { banner: Banner; field: 'preline' | 'subline' | 'text' }) {
  const locale = useLocale()
  return (
    <p
      className={styles[field]}
      hidden={!banner[field]}
      {...fallbackLang(banner, field, locale)}
      data-own={`heroes/${banner.id}/${field}.${locale}`}
    >
      {banner[field]}
    </p>
  )
}
