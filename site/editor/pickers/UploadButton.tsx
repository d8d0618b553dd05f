import { useId, useState } from 'react'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { uploadAdmin } from './admin-list.ts'
import type { AdminRecord } from './picked.ts'
import styles from './pickers.module.css'

/** `accept` is the one type of file that will do; any the house keeps when it is empty. */
type UploadButtonProps = { resource: 'images' | 'files'; accept: string; onUploaded: (record: AdminRecord) => void }

export function UploadButton({ resource, accept, onUploaded }: UploadButtonProps) {
  const { call } = useWorkspace().editor
  const text = useText()
  const id = useId()
  const [state, setState] = useState<'ready' | 'busy' | { problem: string }>('ready')

  async function upload(file: File | undefined) {
    if (!file) return
    setState('busy')
    try {
      onUploaded(await uploadAdmin(call, { resource, file, accept }))
      setState('ready')
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <>
      <label className={`${buttons.button} ${buttons.primary} ${styles.upload}`} htmlFor={id}>
        {state === 'busy' ? text.uploading : resource === 'images' ? text.upload : text.uploadFile}
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={resource === 'images' ? 'image/*' : accept}
          disabled={state === 'busy'}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      {typeof state === 'object' && (
        <p role="alert" className={parts.error}>
          {text.uploadFailed} {state.problem}
        </p>
      )}
    </>
  )
}
