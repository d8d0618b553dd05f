import { Box, Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { type Focal, objectPosition } from '#contract/cut.ts'
import { mediaUrl } from '#contract/media.ts'

const cuts = [
  { name: 'horizontal', width: 1240, height: 700 },
  { name: 'vertical', width: 400, height: 500 },
  { name: 'square', width: 800, height: 800 },
] as const

/** How the picture is cut where the site needs another shape, before anything is saved. */
export function Cuts({ record, focal }: { record: RaRecord; focal: Focal }) {
  const translate = useTranslate()
  const picture = { width: Number(record.width), height: Number(record.height) }
  const url = mediaUrl({ id: Number(record.id), hash: String(record.hash) }, 'medium', 'webp')
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {translate('partitur.media.previews')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'start', mt: 1 }}>
        {cuts.map((cut) => (
          <Box component="figure" key={cut.name} sx={{ m: 0, gridColumn: cut.name === 'horizontal' ? '1 / -1' : 'auto' }}>
            <Box
              component="img"
              src={url}
              alt=""
              data-cut={cut.name}
              style={{ objectPosition: objectPosition(picture, focal, cut) }}
              sx={{ width: '100%', aspectRatio: `${cut.width} / ${cut.height}`, objectFit: 'cover', display: 'block' }}
            />
            <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`partitur.media.${cut.name}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  )
}
