import { useRef, useState } from 'react'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../../words.ts'
import type { Banner } from '../banner.ts'
import { Hero } from './Hero.tsx'
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
