import { Link as MuiLink } from '@mui/material'
import type { ReactNode } from 'react'
import { FunctionField, Labeled, type RaRecord } from 'react-admin'

type ReadOnlyFieldProps = { source: string; render?: (record: RaRecord) => ReactNode }

/** A field without an input, with its label; a dash if it is empty. */
export function ReadOnlyField({ source, render = (record) => String(record[source]) }: ReadOnlyFieldProps) {
  return (
    <Labeled source={source}>
      <FunctionField
        source={source}
        sx={{ whiteSpace: 'pre-line' }}
        render={(record: RaRecord) => (String(record[source] ?? '') === '' ? '–' : render(record))}
      />
    </Labeled>
  )
}

/** A link to call a number; other text stays text. */
export function PhoneLink({ text }: { text: string }) {
  if (!/^[+\d][\d\s/()-]{4,}$/.test(text)) return text
  return <MuiLink href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</MuiLink>
}
