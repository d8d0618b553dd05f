import { type ReactNode, useId } from 'react'
import type { ClashSide } from '#contract/texts/three-way-merge.ts'
import styles from './SideChoice.module.css'

export type SideOption = { side: ClashSide; who: string; value: ReactNode }
type SideChoiceProps = {
  title: string
  hint?: string | undefined
  choices: readonly SideOption[]
  side: ClashSide | null
  choose: (side: ClashSide) => void
}

/** A choice between two people's values of a field. */
export function SideChoice({ title, hint, choices, side, choose }: SideChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.side} className={styles.choice}>
            <input type="radio" name={group} checked={side === choice.side} onChange={() => choose(choice.side)} />
            <span className={styles.text}>
              <span className={styles.author}>{choice.who}</span>
              {choice.value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
