import { type ReactNode, useId } from 'react'
import type { ClashSide } from '#contract/texts/three-way-merge.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { textSides } from '#modules/fields/merge/text-sides.tsx'
import { useWorkspace } from './context.tsx'
import styles from './SideChoice.module.css'

export type SideOption = { side: ClashSide; who: string; value: ReactNode }
type SideChoiceProps = {
  title: string
  hint?: string | undefined
  choices: readonly SideOption[]
  side: ClashSide | null
  choose: (side: ClashSide) => void
}

type ValueChoiceProps = Pick<SideChoiceProps, 'title' | 'side' | 'choose'> & {
  by: string | null
  mine: unknown
  theirs: unknown
  formatNumber?: (value: number) => string
}

/** A choice between two people's values of a record's field; differing words of texts are marked. */
export function ValueChoice({ by, mine, theirs, formatNumber = String, ...choice }: ValueChoiceProps) {
  const { speaks } = useWorkspace().editor
  const words = conflictWords[speaks]
  const isText = typeof mine === 'string' && typeof theirs === 'string'
  const values = isText ? textSides({ mine, theirs }, speaks) : { mine: format(mine), theirs: format(theirs) }
  return (
    <SideChoice
      {...choice}
      choices={[
        { side: 'mine', who: words.mine, value: values.mine },
        { side: 'theirs', who: words.theirs(by), value: values.theirs },
      ]}
    />
  )

  function format(value: unknown): string {
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return String(value || words.empty)
  }
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
