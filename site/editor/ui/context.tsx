import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import type { Editor } from '../core/create-editor.ts'
import type { EditorState } from '../core/editor-state.ts'
import { type EditorMessages, editorMessages } from '../messages.ts'
import type { Place } from '../state/document.ts'

/** What is open over the page; one thing at a time. */
export type Opened =
  | { type: 'edit'; module: number }
  | { type: 'new'; kind: string; place: Place }
  | { type: 'move'; module: number }
  | { type: 'move_section'; section: number }
  | { type: 'conflict'; module: number }

export type MenuItem = { id: string; label: string; icon?: string; run: () => void; danger?: boolean; disabled?: boolean }
export type Menu = { anchor: HTMLElement; label: string; items: readonly MenuItem[] }

export type Workspace = {
  editor: Editor
  open: (what: Opened | null) => void
  openMenu: (menu: Menu) => void
  /** Says something to a screen reader. */
  announce: (text: string) => void
}

export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('A part of the page editor was drawn outside of it.')
  return workspace
}

/** A part of the editor's state; `select` must answer the same value while nothing it reads has changed. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { editor } = useWorkspace()
  const read = () => select(editor.store.get())
  return useSyncExternalStore(editor.store.subscribe, read, read)
}

export function useText(): EditorMessages {
  return editorMessages[useWorkspace().editor.locale]
}

/** How a module is called in lists and announcements: its kind and its first words. */
export function useNaming() {
  const { editor } = useWorkspace()
  return (record: ModuleRecord) => nameOf(editor, record)
}

export function nameOf({ editOf, locale }: Editor, record: ModuleRecord): string {
  return editorMessages[locale].named(kindName({ editOf, locale }, record.kind), titleOf({ editOf }, record))
}

export function kindName({ editOf, locale }: Pick<Editor, 'editOf' | 'locale'>, kind: string): string {
  if (kind === 'section') return editorMessages[locale].section
  return editOf(kind)?.messages[locale].name ?? kind
}

const TITLE_LENGTH = 40

export function titleOf({ editOf }: Pick<Editor, 'editOf'>, record: ModuleRecord): string {
  const field = editOf(record.kind)?.titleField
  const value = field ? record[field] : ''
  const words = (typeof value === 'string' ? value : '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH - 1).trim()}…` : words
}
