import { type Locale, locales } from '#config'
import { useLocale } from '../locale.ts'
import type { Messages } from './de.ts'

const sources: Record<Locale, () => Promise<{ default: Messages }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}
const loaded = new Map<Locale, Messages>()

/** A browser loads the language of its page only; switching loads a new document. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, (await sources[locale]()).default)
}

export async function loadAllMessages(): Promise<void> {
  await Promise.all(locales.map(loadMessages))
}

export function getMessages(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages in ${locale} were not loaded before they were used.`)
  return messages
}

export function useMessages(): Messages {
  return getMessages(useLocale())
}
