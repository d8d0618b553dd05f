import { useState } from 'react'
import type { ClashSide } from '#contract/texts/three-way-merge.ts'
import { resourceMessages } from '#model/messages.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { ValueChoice } from '../ui/SideChoice.tsx'

/** Two people changed the same field of a record; closed without a decision, theirs stays. */
export default function RecordClashDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const clash = useEditorState(({ recordClash }) => recordClash)
  const [side, setSide] = useState<ClashSide>('mine')
  const words = conflictWords[editor.speaks]
  if (!clash) return null

  function decide(choice: 'mine' | 'theirs') {
    editor.resolveRecord(choice)
    close()
  }

  return (
    <EditorDialog title={words.title} onClose={() => decide('theirs')} size="wide" alert>
      <DialogForm label={words.save} submit={() => decide(side === 'mine' ? 'mine' : 'theirs')}>
        <p>{words.text(clash.resource === 'pages' ? words.page : words.record, { by: null })}</p>
        {Object.keys(clash.mine).map((name) => (
          <ValueChoice
            key={name}
            title={resourceMessages[clash.resource].fields?.[editor.speaks][name.split('.')[0] ?? ''] ?? name}
            by={null}
            mine={clash.mine[name]}
            theirs={clash.theirs[name]}
            side={side}
            choose={setSide}
          />
        ))}
      </DialogForm>
    </EditorDialog>
  )
}
