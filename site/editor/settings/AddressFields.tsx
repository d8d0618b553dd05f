import { locales } from '#config'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { addressWith } from './page-values.ts'
import styles from './settings.module.css'
import { OneText } from './TextFields.tsx'
import type { PageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

/** The last part of the page's address in each language, and in words what a change will do. */
export function AddressFields({ settings, hasBelow }: { settings: PageSettings; hasBelow: boolean }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const { record, values } = settings
  const addresses = locales.map((language) => ({
    language,
    address: addressWith(record, values[`slug_${language}`].trim().toLowerCase(), language),
  }))
  if (addresses.some(({ address }) => address === null)) return <p className={parts.muted}>{words.fixed}</p>
  const moves = addresses.some(({ address }) => address && address.before !== address.after)
  return (
    <>
      <div className={styles.both}>
        {addresses.map(({ language, address }) => (
          <OneText
            key={language}
            settings={settings}
            name={`slug_${language}`}
            label={words.in(words.slug, language)}
            language={language}
            about={
              address &&
              (address.before === address.after ? (
                <p className={parts.muted}>{address.before}</p>
              ) : (
                <p className={styles.will} role="status">
                  {words.will(address.after)} {words.leads(address.before)}
                </p>
              ))
            }
          />
        ))}
      </div>
      {moves && hasBelow && (
        <p className={styles.will} role="status">
          {words.below}
        </p>
      )}
    </>
  )
}
