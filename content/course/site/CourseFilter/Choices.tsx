import type { Locale } from '#config'
import type { IdName } from '#contract/common.ts'
import { Collapsible } from '#site/components/Collapsible/Collapsible.tsx'
import { NameList } from '#site/components/NameList.tsx'
import styles from './Choices.module.css'

type ChoicesProps = {
  legend: string
  legendLang?: Locale | undefined
  name: string
  options: IdName[]
  selected: readonly string[]
  /** Choices that lead to a course; the others are dimmed. */
  leading: ReadonlySet<string>
  /** Label of "no choice"; without it several can be chosen. */
  anyLabel?: string
  multiple?: boolean
  onChoose: (value: string) => void
}

/** Radio buttons, or checkboxes where several can be chosen. */
export function Choices({
  legend,
  legendLang,
  name,
  options,
  selected,
  leading,
  anyLabel,
  multiple = false,
  onChoose,
}: ChoicesProps) {
  const allOptions = [
    ...(anyLabel ? [{ value: '', label: anyLabel, lang: undefined }] : []),
    ...options.map(({ id, name: label, lang }) => ({ value: String(id), label, lang })),
  ]
  return (
    <fieldset>
      <legend lang={legendLang} className={multiple ? styles.legend : 'visually-hidden'}>
        {legend}
      </legend>
      <div className={styles.choices}>
        {allOptions.map(({ value, label, lang }) => (
          <label
            key={value}
            className={styles.choice}
            data-dim={value !== '' && !leading.has(value) && !selected.includes(value)}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={() => onChoose(value)}
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FoldedChoices({ isOpen = false, ...choices }: ChoicesProps & { isOpen?: boolean }) {
  const selectedOptions = choices.options.filter(({ id }) => choices.selected.includes(String(id)))
  const title = (
    <>
      {choices.legend}
      {selectedOptions.length > 0 && ' · '}
      <NameList names={selectedOptions} />
    </>
  )
  return (
    <Collapsible title={title} isOpen={isOpen || selectedOptions.length > 0} className={styles.fold}>
      <Choices {...choices} />
    </Collapsible>
  )
}
