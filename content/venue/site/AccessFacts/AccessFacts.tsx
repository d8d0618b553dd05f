import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { AccessFact, Accessibility } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './AccessFacts.module.css'

type AccessFactsProps = { title: string; headingClass: string | undefined; accessibility: Accessibility }

/** Only stated facts are shown. */
export function AccessFacts({ title, headingClass, accessibility }: AccessFactsProps) {
  const text = useWords(words)
  const locale = useLocale()
  const { facts, nearest_stop } = accessibility
  if (facts.length === 0 && nearest_stop === '') return null
  return (
    <section>
      <h2 className={headingClass}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map(({ fact, is, text: factText, note, of_date }) => (
          <li key={fact} className={styles.fact} data-is={is}>
            <AccessIcon fact={fact} crossed={!is} />
            <div>
              <p className={styles.factText}>
                {factText}
                {of_date && <span className={styles.ofDate}> {text.onlyThisDate}</span>}
              </p>
              {note && (
                <p className={styles.note} {...fallbackLang(accessibility, fact, locale)}>
                  {note}
                </p>
              )}
            </div>
          </li>
        ))}
        {nearest_stop && (
          <li className={styles.fact}>
            <AccessIcon fact="stop" />
            <p className={styles.factText}>
              {text.stop}: <span {...fallbackLang(accessibility, 'nearest_stop', locale)}>{nearest_stop}</span>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Line drawings on a grid of 24 by 24. */
const paths: Record<AccessFact | 'stop', string> = {
  wheelchair: 'M10 3.5a1.5 1.5 0 1 0 .01 0M10 7v7h5.5l3 5M10 10h5M7.5 12a5 5 0 1 0 7.2 6.5',
  companion_ticket:
    'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM9 10a1 1 0 1 0 .01 0M15 10a1 1 0 1 0 .01 0M7.5 14.5h3M13.5 14.5h3',
  step_free: 'M3 18h18L3 11zM14 6h6m-2.5-2.5L20 6l-2.5 2.5',
  lift: 'M5 3h14v18H5zM12 3v18M8.5 9v6m-1.5-4.5L8.5 9 10 10.500M15.5 9v6M14 13.5 15.5 15 17 13.5',
  accessible_toilet: 'M6 4h4v7H6zM5 11h13a6 6 0 0 1-5 5.900V21H8v-4.200A6 6 0 0 1 5 11z',
  hearing_loop:
    'M7 9a5 5 0 1 1 10 0c0 3.5-3.5 4-3.5 7.500A3 3 0 0 1 8 18M9.5 9.500a2.5 2.5 0 0 1 5 0c0 1.5-1.5 2-1.5 3M3 4v4M3 11v4M21 17v4',
  quiet_place: 'M4 13v6M20 13v6M4 16h16M6 13V8a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5',
  sign_language:
    'M7 12V5.500a1.3 1.3 0 0 1 2.6 0V11M9.6 10.500V4.300a1.3 1.3 0 0 1 2.6 0v6M12.2 10.500V5.300a1.3 1.3 0 0 1 2.6 0V12M14.8 11.500l1.4-2.300a1.3 1.3 0 0 1 2.3 1.200l-2 6.100A5.5 5.5 0 0 1 7 15v-3',
  relaxed: 'M12 3a9 9 0 1 0 .01 0M8.5 9.500v.8M15.5 9.500v.8M8 14.500c2 2.5 6 2.5 8 0',
  assistance_dogs: 'M4 6l3 2h4l5 3h3l2-2v5l-2 1v5h-2.500v-4H10v4H7.500v-5L6 12H3.500L3 9z',
  stop: 'M7 3h10v12H7zM7 9.500h10M9.5 12.500h.01M14.5 12.500h.01M9 15l-1.5 3M15 15l1.5 3M4 21h16',
}

function AccessIcon({ fact, crossed = false }: { fact: AccessFact | 'stop'; crossed?: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[fact]} />
      {crossed && <path className={styles.cross} d="M3 21 21 3" />}
    </svg>
  )
}
