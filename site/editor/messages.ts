import type { Locale } from '#config'
import { de } from './messages-de.ts'
import { en } from './messages-en.ts'

export type EditorMessages = typeof de

/** Both languages: an editor changes between them all the time, and no visitor loads them. */
export const editorMessages: Record<Locale, EditorMessages> = { de, en }
