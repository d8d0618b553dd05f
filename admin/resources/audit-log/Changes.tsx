import { Box, Typography } from '@mui/material'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import type { LogEntry, LoggedChange } from '#contract/admin/audit-log.ts'
import { RowWords } from '../../conflict/RowWords.tsx'
import { ValueWords } from '../../conflict/ValueWords.tsx'

/** Which fields became what, and what became of the modules of a page. */
export function Changes({ entry: { resource, changes, page_changes } }: { entry: LogEntry }) {
  const translate = useTranslate()
  if (changes.length === 0 && !page_changes) return null
  return (
    <ResourceContextProvider value={resource}>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.9375rem' }}>
        {changes.map((change, index) => (
          // Nothing else tells two changes of one field apart, and their order stays.
          <li key={index}>
            <Change resource={resource} change={change} />
          </li>
        ))}
        {page_changes?.map(({ type, id, words, section, languages }) => (
          <li key={`${type} ${id}`}>
            {translate(`partitur.log.page.${type}`)}
            {(words || section) && `: ${words || section}`}
            {languages.length > 0 && ` (${languages.map((language) => translate(`partitur.language.${language}`)).join(', ')})`}
          </li>
        ))}
      </Box>
    </ResourceContextProvider>
  )
}

function Change({ resource, change: { field, inner, language, row, type, is_told, from, to } }: { resource: string; change: LoggedChange }) {
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
            <RowWords row={row} />
          </>
        )}
        {inner && ` · ${translate(`resources.${resource}.fields.${field}.${inner}`, { _: label(inner) })}`}
        {language && ` (${translate(`partitur.language.${language}`)})`}
        {type ? ` · ${translate(`partitur.log.${type}`)}` : is_told !== false && ': '}
      </Typography>
      {!type && is_told !== false && (
        <>
          <ValueWords field={name} value={from} />
          <span aria-hidden="true"> → </span>
          <Box component="span" sx={hidden}>
            {translate('partitur.log.to')}
          </Box>
          <ValueWords field={name} value={to} />
        </>
      )}
    </>
  )
}

/** For who hears the screen. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)', whiteSpace: 'nowrap' } as const
