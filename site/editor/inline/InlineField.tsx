import { type FieldProps, PlainText } from '#modules/define.tsx'
import { useWorkspace } from '../ui/context.tsx'
import { InlineRichText } from './InlineRichText.tsx'
import { InlineText } from './InlineText.tsx'

/** A module's text: editable if its kind says so, otherwise as visitors see it. */
export function InlineField(props: FieldProps) {
  const { editor } = useWorkspace()
  const { kind } = props.of as { kind?: string }
  const field = editor.editOf(kind ?? '')?.fields.find(({ name }) => name === props.name)
  if (!kind || !field?.inline) return <PlainText {...props} />
  return props.rich ? (
    <InlineRichText {...props} field={field} kind={kind} />
  ) : (
    <InlineText {...props} field={field} kind={kind} />
  )
}
