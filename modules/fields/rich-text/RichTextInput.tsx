import { lazy, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'
import { paragraphEditing } from './rich-text-editing.ts'
import { TextEditor } from './TextEditor.tsx'

const TableInput = lazy(() => import('../table/TableInput.tsx'))

export function RichTextInput(props: InputProps<'rich-text'>) {
  if (!props.field.table) return <TextEditor {...props} editing={paragraphEditing} />
  return (
    <Suspense>
      <TableInput {...props} />
    </Suspense>
  )
}
