import { type ReactNode, useState } from 'react'
import { MarkedText } from '#modules/fields/MarkedText.tsx'
import { comparedTexts } from '#modules/fields/two-texts.ts'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { SideChoice } from '../ui/SideChoice.tsx'
import type { PageValues, ValueName } from './page-values.ts'
import type { Clash } from './use-page-settings.ts'
import { nameOfValue, settingsWords } from './words.ts'

type Side = 'mine' | 'theirs'
type ClashFormProps = { clash: Clash; decide: (sides: Readonly<Record<string, Side>>) => void; leave: () => void }

/** The fields that two people changed, one decision each; then the form goes on with them. */
export function ClashForm({ clash, decide, leave }: ClashFormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.speaks]
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const isDecided = clash.names.every((name) => sides[name])
  return (
    <form
      className={parts.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDecided) decide(sides)
      }}
    >
      <p role="alert">{words.clash(clash.by ?? text.somebody)}</p>
      {clash.names.map((name) => {
        const [mine, theirs] = shown(clash, name)
        return (
          <SideChoice
            key={name}
            title={nameOfValue(name, editor.speaks)}
            choices={[
              { side: 'mine' as const, who: text.mine, value: mine },
              { side: 'theirs' as const, who: text.theirs(clash.by), value: theirs },
            ]}
            side={sides[name] ?? null}
            choose={(side) => setSides({ ...sides, [name]: side })}
          />
        )
      })}
      <div className={parts.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`} disabled={!isDecided}>
          {text.saveChoice}
        </button>
        <button type="button" className={buttons.button} onClick={leave}>
          {text.cancel}
        </button>
      </div>
    </form>
  )

  function shown({ mine, theirs }: Clash, name: ValueName): [ReactNode, ReactNode] {
    const [own, there] = [mine[name], theirs[name]]
    if (typeof own !== 'string' || typeof there !== 'string') return [plain(own), plain(there)]
    const compared = comparedTexts(own, there)
    return [
      <MarkedText key="mine" paragraphs={compared.mine} locale={editor.speaks} />,
      <MarkedText key="theirs" paragraphs={compared.theirs} locale={editor.speaks} />,
    ]
  }

  function plain(value: PageValues[ValueName]): string {
    if (typeof value === 'number') return words.picture(value)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return value || words.nothing
  }
}
