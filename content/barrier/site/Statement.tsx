import { fallbackLang } from '#site/components/fallback-lang.ts'
import { longDate } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { AccessibilityStatement } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './statement.module.css'

export function Statement({ statement }: { statement: AccessibilityStatement }) {
  const text = useWords(words)
  const locale = useLocale()
  const { conformity, barriers, method, tested_on, arbitration, arbitration_link } = statement
  return (
    <div className={styles.parts}>
      {conformity && <p className={styles.lead}>{text.conformity[conformity]}</p>}
      <section>
        <h2>{text.barriers}</h2>
        {barriers.length === 0 && <p>{text.noBarriers}</p>}
        <ul className={styles.barriers}>
          {barriers.map((barrier) => (
            <li key={barrier.id}>
              <h3 className={styles.name} {...fallbackLang(barrier, 'name', locale)}>
                {barrier.name}
              </h3>
              {barrier.reason && (
                <p>
                  <strong>{text.reason}</strong>{' '}
                  <span {...fallbackLang(barrier, 'reason', locale)}>{barrier.reason}</span>
                </p>
              )}
              {barrier.alternative && (
                <p>
                  <strong>{text.alternative}</strong>{' '}
                  <span {...fallbackLang(barrier, 'alternative', locale)}>{barrier.alternative}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {(method || tested_on) && (
        <section>
          <h2>{text.method}</h2>
          <p>
            <span {...fallbackLang(statement, 'method', locale)}>{method}</span>{' '}
            {tested_on && text.tested(longDate(`${tested_on}T12:00:00Z`, locale))}
          </p>
        </section>
      )}
      {(arbitration || arbitration_link) && (
        <section>
          <h2>{text.arbitration}</h2>
          <p className={styles.lines} {...fallbackLang(statement, 'arbitration', locale)}>
            {arbitration}
          </p>
          {arbitration_link && (
            <p>
              <a href={arbitration_link}>{text.arbitrationLink}</a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
