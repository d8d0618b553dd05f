import { useState } from 'react'
import type { ClashSide } from '#contract/texts/three-way-merge.ts'
import { resourceMessages } from '#model/messages.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { textSides } from '#modules/fields/merge/text-sides.tsx'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { SideChoice } from '../ui/SideChoice.tsx'

/** Two people changed the same field of a record; closed without a decision, theirs stays. */
export default function RecordClashDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const clash = useEditorState(({ recordClash }) => recordClash)
  const [side, setSide] = useState<ClashSide>('mine')
  const words = conflictWords[editor.speaks]
  if (!clash) return null

  function decide(choice: 'mine' | 'theirs') {
    editor.resolveRecord(choice)
    close()
  }

  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={() => decide('theirs')} size="wide" alert>
      <form
        className={parts.stack}
        onSubmit={(event) => {
          event.preventDefault()
          decide(side === 'mine' ? 'mine' : 'theirs')
        }}
      >
        <p>{words.text(clash.resource === 'pages' ? words.page : words.record, { by: null })}</p>
        {Object.keys(clash.mine).map((name) => {
          const { mine, theirs } = sidesOf(name)
          return (
            <SideChoice
              key={name}
              title={resourceMessages[clash.resource].fields?.[editor.speaks][name.split('.')[0] ?? ''] ?? name}
              choices={[
                { side: 'mine', who: words.mine, value: mine },
                { side: 'theirs', who: words.theirs(null), value: theirs },
              ]}
              side={side}
              choose={setSide}
            />
          )
        })}
        <div className={parts.actions}>
          <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
            {words.save}
          </button>
        </div>
      </form>
    </EditorDialog>
  )

  function sidesOf(name: string) {
    const { mine = '', theirs = '' } = { mine: clash?.mine[name], theirs: clash?.theirs[name] }
    if (typeof mine === 'string' && typeof theirs === 'string') return textSides({ mine, theirs }, editor.speaks)
    return { mine: mine ? words.yes : words.no, theirs: theirs ? words.yes : words.no }
  }
}
