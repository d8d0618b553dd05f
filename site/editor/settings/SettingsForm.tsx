import { useEffect, useRef } from 'react'
import { locales } from '#config'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { addressChange } from './page-values.ts'
import { SearchFields } from './SearchFields.tsx'
import styles from './settings.module.css'
import { LocalisedTextField, TextFields } from './TextFields.tsx'
import type { PageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

const placementFlags = ['is_online', 'in_menu', 'in_footer', 'in_secondary', 'is_clickable'] as const

export type FieldsProps = { settings: PageSettings }

export function SettingsForm({ settings, hasBelow, leave }: FieldsProps & { hasBelow: boolean; leave: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.speaks]
  const { record, values, problems, message, isBusy, save, change } = settings
  const form = useRef<HTMLFormElement>(null)

  // Focuses the first invalid field.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  return (
    <form
      ref={form}
      className={parts.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className={styles.group}>
        <legend>{words.texts}</legend>
        <TextFields settings={settings} field="title" />
        <TextFields settings={settings} field="headline" hint={words.emptyHeadline} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.address}</legend>
        <AddressFields settings={settings} hasBelow={hasBelow} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.places}</legend>
        <div className={styles.flags}>
          {placementFlags.map((flag) => (
            <label key={flag} className={styles.flag}>
              <input
                type="checkbox"
                checked={values[flag]}
                onChange={({ target }) => change({ [flag]: target.checked })}
              />
              {words.flags[flag]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.search}</legend>
        <SearchFields settings={settings} />
      </fieldset>
      <div className={parts.actions}>
        {message && (
          <p className={`${parts.error} ${styles.message}`} role="alert">
            {message}
          </p>
        )}
        <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={isBusy}>
          {text.save}
        </button>
        <button type="button" className={buttons.button} onClick={leave}>
          {text.cancel}
        </button>
        <a className={styles.all} href={`/admin/pages/${record.id}`}>
          {words.all}
        </a>
      </div>
    </form>
  )
}

/** The slug in each language, and the effect of a change as text. */
function AddressFields({ settings, hasBelow }: { settings: PageSettings; hasBelow: boolean }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const { record, values } = settings
  const addresses = locales.map((language) => ({
    language,
    address: addressChange(record, values[`slug_${language}`].trim().toLowerCase(), language),
  }))
  if (addresses.some(({ address }) => address === null)) return <p className={parts.muted}>{words.fixed}</p>
  const moves = addresses.some(({ address }) => address && address.before !== address.after)
  return (
    <>
      <div className={styles.languagePair}>
        {addresses.map(({ language, address }) => (
          <LocalisedTextField
            key={language}
            settings={settings}
            name={`slug_${language}`}
            label={words.in(words.slug, language)}
            language={language}
            note={
              address &&
              (address.before === address.after ? (
                <p className={parts.muted}>{address.before}</p>
              ) : (
                <p className={styles.warning} role="status">
                  {words.will(address.after)} {words.leads(address.before)}
                </p>
              ))
            }
          />
        ))}
      </div>
      {moves && hasBelow && (
        <p className={styles.warning} role="status">
          {words.below}
        </p>
      )}
    </>
  )
}
