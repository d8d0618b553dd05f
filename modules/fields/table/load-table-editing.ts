import type { RichTextEditing } from '../rich-text/rich-text-editing.ts'

let tableEditing: Promise<RichTextEditing> | undefined

/** Always the same promise, for `use`. */
export function loadTableEditing(): Promise<RichTextEditing> {
  tableEditing ??= import('./table-editing.ts').then((loaded) => loaded.tableEditing)
  return tableEditing
}
