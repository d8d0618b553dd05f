import { type ReactNode, useState } from 'react'
import type { Clash, Sides } from '#contract/three-way-merge.ts'
import { conflictWords } from '#modules/fields/conflict-words.ts'
import { textSides } from '#modules/fields/text-sides.tsx'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { SideChoice } from '../ui/SideChoice.tsx'
import type { SettingsConflict } from './use-page-settings.ts'
import { nameOfValue, settingsWords } from './words.ts'

type ClashFormProps = { conflict: SettingsConflict; decide: (sides: Sides) => void; leave: () => void }

/** The fields that two people changed, one decision each; then the form goes on with them. */
export function ClashForm({ conflict: { by, clashes }, decide, leave }: ClashFormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = conflictWords[editor.speaks]
  const [sides, setSides] = useState<Sides>({})
  const isDecided = clashes.every(({ path }) => sides[path])
  return (
    <form
      className={parts.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDecided) decide(sides)
      }}
    >
      <p role="alert">{words.text(words.page, { by })}</p>
      {clashes.map((clash) => {
        const { mine, theirs } = valuesOf(clash)
        return (
          <SideChoice
            key={clash.path}
            title={nameOfValue(clash.path, editor.speaks)}
            choices={[
              { side: 'mine', who: words.mine, value: mine },
              { side: 'theirs', who: words.theirs(by), value: theirs },
            ]}
            side={sides[clash.path] ?? null}
            choose={(side) => setSides({ ...sides, [clash.path]: side })}
          />
        )
      })}
      <div className={parts.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`} disabled={!isDecided}>
          {words.save}
        </button>
        <button type="button" className={buttons.button} onClick={leave}>
          {text.cancel}
        </button>
      </div>
    </form>
  )

  function valuesOf({ mine, theirs }: Clash): { mine: ReactNode; theirs: ReactNode } {
    if (typeof mine === 'string' && typeof theirs === 'string') return textSides({ mine, theirs }, editor.speaks)
    return { mine: formatValue(mine), theirs: formatValue(theirs) }
  }

  function formatValue(value: unknown): string {
    if (typeof value === 'number') return settingsWords[editor.speaks].picture(value)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return String(value || words.empty)
  }
}
