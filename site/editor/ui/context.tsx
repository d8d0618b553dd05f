import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ToolbarKind } from '#contract/page/toolbar.ts'
import type { Editor } from '../core/create-editor.ts'
import type { ModulePlace } from '../state/document.ts'
import type { PastedDocument } from '../state/pasted-document.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { FormTarget } from '../store/form-draft.ts'
import { editorMessages } from '../words/messages.ts'
import type { EditorMessages } from '../words/messages-de.ts'
import { moduleName } from '../words/naming.ts'
import type { IconName } from './icons.tsx'

export type VisibilityTarget = { model: 'container' | 'module'; id: number }

/** The open dialog; one at a time. */
export type OpenDialogState =
  | FormTarget
  | { type: 'bin' }
  | { type: 'versions' }
  | { type: 'page_settings' }
  | { type: 'move_page' }
  | { type: 'preview' }
  | { type: 'preview_links' }
  | { type: 'new_page'; parent: number | null; slug?: string | undefined }
  | { type: 'keys' }
  | { type: 'publish' }
  | { type: 'timed' }
  | { type: 'hints' }
  | ({ type: 'showing' } & VisibilityTarget)
  | { type: 'pictures'; files: readonly File[]; place: ModulePlace; replaces?: number | undefined }
  | { type: 'document'; source: File | PastedDocument; place: ModulePlace | null }
  | { type: 'move'; module: number }
  | { type: 'move_section'; section: number }
  | { type: 'conflict'; module: number }
  | { type: 'record_conflict' }

/** Consecutive items of one `group` share it as their heading. */
export type MenuItem = {
  id: string
  label: string
  icon?: IconName | { path: string }
  run: () => void
  danger?: boolean
  disabled?: boolean
  group?: string
}
export type Menu = {
  anchor: HTMLElement
  label: string
  items: readonly MenuItem[]
  /** Closed without a choice. */
  onDismiss?: () => void
}

export type Workspace = {
  editor: Editor
  /** The module kinds that the installation offers to the user. */
  toolbar: readonly ToolbarKind[]
  /** The user's name, as others see it. */
  userName?: string
  open: (dialog: OpenDialogState | null) => void
  openMenu: (menu: Menu) => void
  /** Announces to screen readers. */
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
  return editorMessages[useWorkspace().editor.speaks]
}

/** A module's name in lists and announcements: its kind and its first words. */
export function useNaming() {
  const { editor } = useWorkspace()
  return (record: ModuleRecord) => moduleName(editor, record)
}
