import { useLocaleState } from 'react-admin'
import { formatTimestamp } from '#model/format-timestamp.ts'

/** In the installation's time zone. */
export function Timestamp({ iso, hasTime = true }: { iso: unknown; hasTime?: boolean }) {
  const [locale] = useLocaleState()
  if (typeof iso !== 'string') return null
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {formatTimestamp(iso, locale, hasTime)}
    </time>
  )
}
