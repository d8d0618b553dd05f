import type { Locale } from '#config'
import { Arrow } from '../Arrow.tsx'
import styles from './Select.module.css'

/** `lang`: set for a label in the other language. */
export type Option = { value: string; label: string; lang?: Locale | undefined }

type SelectProps = { label: string; name: string; value: string; options: Option[]; onChange: (value: string) => void }

export function Select({ label, name, value, options, onChange }: SelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Arrow className={styles.arrow} />
    </label>
  )
}
