import type { AnyExtension, Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import type { Locale } from '#config'
import { type RichTextOptions, richTextExtensions } from './rich-text-extensions.ts'

/** How a rich text is edited: as paragraphs, or as a table (`table/table-editing.ts`). */
export type RichTextEditing = {
  extensions: (options: RichTextOptions) => AnyExtension[]
  /** The editor's content of a stored text. */
  toContent: (html: string) => string
  /** The text to store; empty without words. */
  toHtml: (editor: Editor) => string
  /** Tools after those of the text. */
  Tools?: ComponentType<{ editor: Editor; locale: Locale }>
}

export const paragraphEditing: RichTextEditing = {
  extensions: richTextExtensions,
  toContent: (html) => html,
  toHtml: (editor) => (editor.isEmpty ? '' : editor.getHTML()),
}
