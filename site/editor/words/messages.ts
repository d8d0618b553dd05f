import type { Locale } from '#config'
import { de, type EditorMessages } from './messages-de.ts'
import { en } from './messages-en.ts'

/** Both languages: an editor changes between them all the time, and no visitor loads them. */
export const editorMessages: Record<Locale, EditorMessages> = { de, en }
