import PrintIcon from '@mui/icons-material/Print'
import { Button, Link, Typography } from '@mui/material'
import { createContext, type ReactNode, use } from 'react'
import { useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { locales } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { PosterRecord } from '#contract/events/posters.ts'
import { getRows } from '../records.ts'
import { labelsPath } from './labels-path.ts'
import { PosterLine } from './PosterLine.tsx'
import { usePosters } from './use-posters.ts'

const PostersOfDates = createContext<readonly PosterRecord[]>([])

/** Loads the poster URLs of all dates of a record at once. */
export function DatePosters({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  // A string, because a new array at each key press would trigger requests.
  const saved = useWatch({ compute: (record: Record<string, unknown>) => getIds(record).join() })
  const ids = saved === '' ? [] : saved.split(',').map(Number)
  const { posters } = usePosters('event-dates', ids)
  return (
    <PostersOfDates value={posters}>
      {children}
      {ids.length > 0 && (
        <Button href={labelsPath('event-dates', ids)} startIcon={<PrintIcon />}>
          {translate('partitur.poster.labels')}
        </Button>
      )}
    </PostersOfDates>
  )
}

/** For a date row. */
export function DatePoster() {
  const translate = useTranslate()
  const id = Number(useWatch({ name: useWrappedSource('id') }))
  const poster = use(PostersOfDates).find(({ record_id }) => record_id === id)
  if (poster)
    return (
      <PosterLine poster={poster}>
        {locales.map((locale) => (
          <Link
            key={locale}
            href={`${adminAddresses.getTaggedText.path.replace('{id}', String(id))}?language=${locale}`}
            download
            sx={{ py: 0.5 }}
          >
            {translate(`partitur.poster.tagged.${locale}`)}
          </Link>
        ))}
      </PosterLine>
    )
  return id ? null : (
    <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {translate('partitur.poster.afterSaving')}
    </Typography>
  )
}

function getIds(record: Record<string, unknown>): number[] {
  return getRows(record, 'dates').flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
}
