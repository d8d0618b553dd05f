import { useLocaleState } from 'react-admin'
import { formatTimestamp } from '#contract/format-timestamp.ts'

/** A time on the house's clock. */
export function Timestamp({ iso, hasTime = true }: { iso: unknown; hasTime?: boolean }) {
  const [locale] = useLocaleState()
  if (typeof iso !== 'string') return null
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {formatTimestamp(iso, locale, hasTime)}
    </time>
  )
}
