import type { RichTextEditing } from '../rich-text/rich-text-editing.ts'
import { TableTools } from './TableTools.tsx'
import { tableExtensions } from './table-extensions.ts'

/** Loaded with the first table. */
export const tableEditing: RichTextEditing = {
  extensions: tableExtensions,
  toContent: (rows) => `<table><tbody>${rows || newRows}</tbody></table>`,
  toHtml: (editor) =>
    editor.state.doc.textContent.trim() === '' ? '' : editor.getHTML().replace(/<\/?(?:table|tbody)>/g, ''),
  Tools: TableTools,
}

const newRows = [newRow('<th scope="col"><p></p></th>'), newRow('<td><p></p></td>'), newRow('<td><p></p></td>')].join(
  '',
)

function newRow(cell: string): string {
  return `<tr>${cell.repeat(2)}</tr>`
}
