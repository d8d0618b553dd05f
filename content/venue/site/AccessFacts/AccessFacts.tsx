import { langOf } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Accessibility } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './AccessFacts.module.css'
import { AccessIcon } from './AccessIcon.tsx'

type AccessFactsProps = { title: string; headingClass: string | undefined; accessibility: Accessibility }

/** What is stated of access, each fact a line; what nobody has stated is not shown. */
export function AccessFacts({ title, headingClass, accessibility }: AccessFactsProps) {
  const text = useWords(words)
  const locale = useLocale()
  const { facts, nearest_stop } = accessibility
  if (facts.length === 0 && nearest_stop === '') return null
  return (
    <section>
      <h2 className={headingClass}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map(({ fact, is, text: said, note, of_date }) => (
          <li key={fact} className={styles.fact} data-is={is}>
            <AccessIcon fact={fact} crossed={!is} />
            <div>
              <p className={styles.said}>
                {said}
                {of_date && <span className={styles.ofDate}> {text.onlyThisDate}</span>}
              </p>
              {note && (
                <p className={styles.note} {...langOf(accessibility, fact, locale)}>
                  {note}
                </p>
              )}
            </div>
          </li>
        ))}
        {nearest_stop && (
          <li className={styles.fact}>
            <AccessIcon fact="stop" />
            <p className={styles.said}>
              {text.stop}: <span {...langOf(accessibility, 'nearest_stop', locale)}>{nearest_stop}</span>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
