import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useRecordContext } from 'react-admin'
import type { Locale } from '#config'
import type { PresenceEntry } from '#contract/presence/endpoints.ts'
import { formatPresence } from '#contract/presence/format-presence.ts'
import { watchPresence } from '#contract/presence/watch-presence.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { useResourceName } from '../use-resource-name.ts'

/** Overlaps the form and its buttons, so that nothing moves when somebody joins; lets presses through. */
const overForm = {
  position: 'fixed',
  bottom: 80,
  right: 16,
  zIndex: 3,
  maxWidth: 'calc(100vw - 32px)',
  boxShadow: 4,
  pointerEvents: 'none',
} as const

/** Others who have this record's form open, or edit its page. */
export function OtherEditors() {
  const record_id = Number(useRecordContext()?.id)
  const resource = useResourceName()
  const [locale] = useLocaleState() as [Locale, unknown]
  const [entries, setEntries] = useState<readonly PresenceEntry[]>([])
  useEffect(() => {
    if (!resource || !(record_id > 0)) return
    return watchPresence({ record: { resource, record_id }, locale, here: getReport, show: setEntries })
  }, [resource, record_id, locale])
  const lines = formatPresence(entries, { locale, now: Date.now() })
  return (
    <div role="status" data-others>
      {lines.length > 0 && (
        <Alert severity="warning" sx={overForm}>
          {lines.join(' · ')}
        </Alert>
      )}
    </div>
  )
}

function getReport() {
  return { where: 'form' as const, section: null, heading: '', unsaved: hasUnsaved() }
}
