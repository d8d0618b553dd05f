import type { ModuleEdit } from './define-edit.ts'

const edits = import.meta.glob<ModuleEdit>('./*/edit.ts', { eager: true, import: 'default' })

/** The forms of every kind, for the page editor; the back office loads them on demand. No visitor downloads them. */
export const moduleEditors: ReadonlyMap<string, ModuleEdit> = new Map(
  Object.entries(edits).map(([path, edit]) => [path.split('/')[1] ?? '', edit]),
)
