import type { BothHistories } from '../side-by-side/use-both-histories.ts'
import buttons from '../ui/buttons.module.css'
import { useText } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'

type UndoToDialogProps = Pick<BothHistories, 'wordsOf'> & { steps: BothHistories['past']; close: () => void }

/** Lists the steps before several are undone at once. */
export function UndoToDialog({ steps, wordsOf, close }: UndoToDialogProps) {
  const text = useText()

  function undo() {
    for (const { source } of steps) source.undo()
    close()
  }

  return (
    <EditorDialog title={text.undoSteps(steps.length)} closeLabel={text.close} onClose={close}>
      <div className={parts.stack}>
        <ul>
          {steps.map((step, index) => (
            <li key={index + 1}>{wordsOf(step)}</li>
          ))}
        </ul>
        <div className={parts.row}>
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={undo}>
            {text.undoAll}
          </button>
          <button type="button" className={buttons.button} onClick={close}>
            {text.cancel}
          </button>
        </div>
      </div>
    </EditorDialog>
  )
}
