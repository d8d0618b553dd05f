import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { useText, useWorkspace } from './context.tsx'
import parts from './dialog-parts.module.css'
import { EditorDialog } from './EditorDialog.tsx'

type LeaveOptions = { isChanged: boolean; save: () => Promise<void>; discard: () => void; close?: () => void }

/** Leaves a form, after a question where it has unsaved input. */
export function useLeaveQuestion({ isChanged, save, discard, close = discard }: LeaveOptions): {
  leave: () => void
  question: ReactNode
} {
  const [isAsking, setIsAsking] = useState(false)
  return {
    leave: () => (isChanged ? setIsAsking(true) : close()),
    question: isAsking && (
      <UnsavedFormDialog
        save={() => {
          setIsAsking(false)
          void save()
        }}
        goOn={() => setIsAsking(false)}
        discard={discard}
      />
    ),
  }
}

/** Leaving the page asks first while a form without a stored draft has input. */
export function useUnsavedFormFlag(hasWords: boolean): void {
  const { holdForm } = useWorkspace().editor
  useEffect(() => holdForm(hasWords), [holdForm, hasWords])
  useEffect(() => () => holdForm(false), [holdForm])
}

type UnsavedFormDialogProps = { save: () => void; goOn: () => void; discard: () => void }

function UnsavedFormDialog({ save, goOn, discard }: UnsavedFormDialogProps) {
  const text = useText()
  return (
    <EditorDialog title={text.formTitle} closeLabel={text.formGoOn} onClose={goOn} alert>
      <div className={parts.stack}>
        <p>{text.formText}</p>
        <div className={parts.row}>
          <Button look="primary" onClick={save}>
            {text.save}
          </Button>
          <Button onClick={goOn}>{text.formGoOn}</Button>
          <Button look="danger" onClick={discard}>
            {text.draftsDiscard}
          </Button>
        </div>
      </div>
    </EditorDialog>
  )
}
