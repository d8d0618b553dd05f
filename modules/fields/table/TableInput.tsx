import type { InputProps } from '../input-props.ts'
import { TextEditor } from '../rich-text/TextEditor.tsx'
import { tableEditing } from './table-editing.ts'

/** A table in a form. */
export default function TableInput(props: InputProps<'rich-text'>) {
  return <TextEditor {...props} editing={tableEditing} />
}
