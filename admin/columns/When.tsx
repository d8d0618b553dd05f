import { useLocaleState } from 'react-admin'
import { whenText } from '#contract/when-text.ts'

/** A time on the house's clock. */
export function When({ iso, hasTime = true }: { iso: unknown; hasTime?: boolean }) {
  const [locale] = useLocaleState()
  if (typeof iso !== 'string') return null
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {whenText(iso, locale, hasTime)}
    </time>
  )
}
