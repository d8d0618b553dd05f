import { useRef, useState } from 'react'
import { Picture } from '#modules/parts/Picture.tsx'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import type { Banner } from '../banner.ts'
import styles from './HeroCarousel.module.css'

/** Never moves by itself: only by swipe, key or button. */
export function HeroCarousel({ heroes, title }: { heroes: Banner[]; title: string }) {
  const text = useWords(words)
  const track = useRef<HTMLUListElement>(null)
  const [currentIndex, setCurrentIndex] = useState(0)
  const [first, ...otherHeroes] = heroes
  if (!first) return <h1 className="visually-hidden">{title}</h1>
  if (otherHeroes.length === 0) return <Hero hero={first} />

  function showHero(index: number) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const trackElement = track.current
    trackElement?.scrollTo({ left: index * trackElement.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }

  return (
    <section aria-label={text.carousel} className={styles.carousel}>
      <ul
        ref={track}
        className={styles.track}
        data-strip=""
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrentIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {heroes.map((hero, index) => (
          <li key={hero.id} className={styles.slide}>
            <Hero hero={hero} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <ul className={styles.choices}>
        {heroes.map((hero, index) => (
          <li key={hero.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={index === currentIndex}
              aria-label={hero.headline}
              onClick={() => showHero(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Banner of a home page: the picture runs to the edge, the text stands beside it. */
function Hero({ hero, isFirst = true }: { hero: Banner; isFirst?: boolean }) {
  const locale = useLocale()
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={styles.hero}>
      <div className={styles.texts}>
        {hero.preline && (
          <p className={styles.preline} {...fallbackLang(hero, 'preline', locale)}>
            {hero.preline}
          </p>
        )}
        <Title className={styles.title} {...fallbackLang(hero, 'headline', locale)}>
          {hero.headline}
        </Title>
        {hero.subline && (
          <p className={styles.subline} {...fallbackLang(hero, 'subline', locale)}>
            {hero.subline}
          </p>
        )}
        {hero.text && (
          <p className={styles.text} {...fallbackLang(hero, 'text', locale)}>
            {hero.text}
          </p>
        )}
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
