import { Box, Typography } from '@mui/material'
import { Link, ResourceContextProvider, useTranslate } from 'react-admin'
import type { AuditLogChange, AuditLogEntry } from '#contract/admin/audit-log.ts'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { RowSummary } from '../../conflict/RowSummary.tsx'
import { ValueText } from '../../conflict/ValueText.tsx'
import { localText } from '../../records.ts'

/** Actions whose record has no form any more. */
const unlinked = new Set(['deleted', 'purged'])
const withoutForm = new Set(['missing-paths', 'preview-links'])

/** Entries with time, author, action, record and fields. At a record its name is omitted. */
export function LogEntryList({
  entries,
  isOfRecord = false,
}: {
  entries: readonly AuditLogEntry[]
  isOfRecord?: boolean
}) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '14rem 1fr' },
            columnGap: 3,
            px: isOfRecord ? 0 : 2,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography component="div" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            <Timestamp iso={entry.at} />
            <br />
            {whoOf(entry, translate)}
          </Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography>
              {!isOfRecord && <EntrySubject entry={entry} />}
              {translate(`partitur.log.act.${entry.act}`)}
            </Typography>
            <Changes entry={entry} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function whoOf({ user_id, user_name }: AuditLogEntry, translate: ReturnType<typeof useTranslate>): string {
  if (user_id === 'system') return translate('partitur.log.system')
  return user_name || translate('partitur.log.nobody')
}

function EntrySubject({ entry: { act, resource, record_id, title } }: { entry: AuditLogEntry }) {
  const translate = useTranslate()
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource })
  const name = localText(title)
  const path = record_id === '' ? `/admin/${resource}` : `/admin/${resource}/${record_id}`
  const text = name ? `${kind}: ${name}` : kind
  return (
    <>
      {unlinked.has(act) || withoutForm.has(resource) ? <b>{text}</b> : <Link to={path}>{text}</Link>}
      {' – '}
    </>
  )
}

/** Changed fields, and changed modules of a page. */
function Changes({ entry: { resource, changes, page_changes } }: { entry: AuditLogEntry }) {
  const translate = useTranslate()
  if (changes.length === 0 && !page_changes) return null
  return (
    <ResourceContextProvider value={resource}>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.9375rem' }}>
        {changes.map((change, index) => (
          // Nothing else tells two changes of one field apart, and their order is fixed.
          <li key={index}>
            <Change resource={resource} change={change} />
          </li>
        ))}
        {page_changes?.map(({ type, id, words, section, languages }) => (
          <li key={`${type} ${id}`}>
            {translate(`partitur.log.page.${type}`)}
            {(words || section) && `: ${words || section}`}
            {languages.length > 0 &&
              ` (${languages.map((language) => translate(`partitur.language.${language}`)).join(', ')})`}
          </li>
        ))}
      </Box>
    </ResourceContextProvider>
  )
}

function Change({
  resource,
  change: { field, inner, language, row, type, is_redacted, from, to },
}: {
  resource: string
  change: AuditLogChange
}) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.${resource}.fields.${name}`, { _: name })
  const name = inner ?? field
  return (
    <>
      <Typography component="span" sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
        {row ? label(field) : label(name)}
        {row && (
          <>
            {' · '}
            <RowSummary row={row} />
          </>
        )}
        {inner && ` · ${translate(`resources.${resource}.fields.${field}.${inner}`, { _: label(inner) })}`}
        {language && ` (${translate(`partitur.language.${language}`)})`}
        {type ? ` · ${translate(`partitur.log.${type}`)}` : !is_redacted && ': '}
      </Typography>
      {!type && !is_redacted && (
        <>
          <ValueText field={name} value={from} />
          <span aria-hidden="true"> → </span>
          <Box component="span" sx={hidden}>
            {translate('partitur.log.to')}
          </Box>
          <ValueText field={name} value={to} />
        </>
      )}
    </>
  )
}

/** For screen readers. In its place behind a long word, broken or not, it would widen the page. */
const hidden = {
  position: 'absolute',
  insetInlineStart: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const
