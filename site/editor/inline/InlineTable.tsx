import { tableEditing } from '#modules/fields/table/table-editing.ts'
import { InlineRichText } from './InlineRichText.tsx'
import type { InlineTextProps } from './use-typing.ts'

/** A table on the page. */
export default function InlineTable(props: InlineTextProps) {
  return <InlineRichText {...props} editing={tableEditing} />
}
