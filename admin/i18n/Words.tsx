import { inLocale } from '#model/define-record.ts'
import type { Label } from '#model/fields.ts'
import { useLanguage } from './use-language.ts'

/** A text of a declaration in the language of the back office. */
export function Words({ label }: { label: Label }) {
  const locale = useLanguage()
  return inLocale(label, locale)
}
