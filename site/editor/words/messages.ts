import type { Locale } from '#config'
import { de, type EditorMessages } from './messages-de.ts'
import { en } from './messages-en.ts'

/** Both languages: editors switch often, and visitors do not load them. */
export const editorMessages: Record<Locale, EditorMessages> = { de, en }
