import type { IdName } from '#contract/common.ts'
import styles from './Choices.module.css'

type ChoicesProps = {
  legend: string
  name: string
  options: IdName[]
  chosen: readonly string[]
  /** The label of "no choice"; without it several can be chosen. */
  anyLabel?: string
  many?: boolean
  onChoose: (value: string) => void
}

/** A group of choices as labels to tap: radio buttons, or checkboxes where several count. */
export function Choices({ legend, name, options, chosen, anyLabel, many = false, onChoose }: ChoicesProps) {
  const all = [...(anyLabel ? [{ value: '', label: anyLabel }] : []), ...options.map(({ id, name: label }) => ({ value: String(id), label }))]
  return (
    <fieldset>
      <legend className={styles.legend} data-many={many}>
        {legend}
      </legend>
      <div className={styles.choices}>
        {all.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type={many ? 'checkbox' : 'radio'} name={name} value={value} checked={chosen.includes(value)} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
