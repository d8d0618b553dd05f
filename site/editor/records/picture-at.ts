import type { Editor } from '../core/create-editor.ts'
import { findModule } from '../state/document.ts'
import type { StripTarget } from './RecordStrip.tsx'

/** The library's picture that was pressed in a module, with the fields that its page does not show. */
export function pictureAt(editor: Editor, pressed: Element): (StripTarget & { module: number }) | null {
  const anchor = pressed.closest<HTMLElement>('picture') ?? pressed.closest<HTMLElement>('img')
  const module = Number(anchor?.closest<HTMLElement>('[data-module]')?.dataset.module)
  const record = findModule(editor.store.get().history.doc, module)
  const field = record && editor.editOf(record.kind)?.fields.find(({ type }) => type === 'reference')
  const id = field && record[field.name]
  return anchor && typeof id === 'number'
    ? { anchor, module, resource: 'images', id, fields: ['alt.de', 'alt.en', 'credit'] }
    : null
}
