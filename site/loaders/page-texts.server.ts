import { defaultLocale } from '#config'
import type { PageData } from './page.server.ts'

type Shown = Pick<PageData, 'page' | 'locale'>

/** A record with the texts that its page shows in place of the stored ones; `prefix` of records besides its own. */
export function withPageTexts<R extends { fallback: string[] }>(record: R, { page, locale }: Shown, prefix = ''): R {
  const { texts } = page
  if (!texts) return record
  const shown: Record<string, string> = {}
  const borrowed: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    const [field = '', language] = name.slice(prefix.length).split('.')
    if (!name.startsWith(prefix) || field.includes('/') || (language ?? locale) !== locale) continue
    const german = texts[`${prefix}${field}.${defaultLocale}`]
    const isMissing = text === '' && language !== undefined
    if (!isMissing) shown[field] = text
    else if (german !== undefined) {
      shown[field] = german
      if (german !== '') borrowed.push(field)
    }
  }
  const others = record.fallback.filter((field) => !(field in shown))
  return { ...record, ...shown, fallback: [...others, ...borrowed] }
}
