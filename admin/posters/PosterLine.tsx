import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { PosterRecord } from '#contract/events/posters.ts'

const PICTURE_PX = 88

/** A record's poster URL as text and QR code, with download and number of visits; `children`: further prints. */
export function PosterLine({ poster, children }: { poster: PosterRecord; children?: ReactNode }) {
  const translate = useTranslate()
  const [locale = 'de'] = useLocaleState()
  const { path, address, visits, days } = poster
  const shortUrl = address.replace(/^https?:\/\//, '')
  const dayIn = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const countText =
    visits === 0
      ? translate('partitur.poster.notVisited')
      : translate('partitur.poster.visits', { smart_count: visits })
  return (
    <Box
      role="group"
      aria-label={translate('partitur.poster.title')}
      sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}
    >
      <img
        src={`${path}.svg`}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        style={{ display: 'block', background: '#fff' }}
      />
      <div>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('partitur.poster.title')}
        </Typography>
        <Link href={address} sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {shortUrl}
        </Link>
        <Typography sx={{ fontSize: '0.875rem' }}>
          {[
            countText,
            ...days.slice(0, 5).map(({ day, visits }) => translate('partitur.poster.day', { day: dayIn(day), visits })),
          ].join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.875rem' }}>
          {(['svg', 'pdf'] as const).map((form) => (
            <Link key={form} href={`${path}.${form}`} download sx={{ py: 0.5 }}>
              {translate(`partitur.poster.${form}`)}
            </Link>
          ))}
          {children}
        </Box>
      </div>
    </Box>
  )
}
