import { Box, Typography } from '@mui/material'
import type { KeyboardEvent, MouseEvent } from 'react'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { fileSize } from '#admin/columns/file-size.ts'
import { localText } from '#admin/records.ts'
import { type FocalPoint, objectPosition } from '#contract/media/crop.ts'
import { mediaUrl } from '#contract/media/media.ts'

const STEP = 0.02
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Focal point, set by click or arrow keys, with live previews of the crops. */
export function FocalInput() {
  const translate = useTranslate()
  const record = useRecordContext()
  const { setValue } = useFormContext()
  const [x = 0.5, y = 0.5] = useWatch({ name: ['focal_x', 'focal_y'] })
  if (!record) return null

  function set(nextX: number, nextY: number) {
    setValue('focal_x', toFraction(nextX), { shouldDirty: true })
    setValue('focal_y', toFraction(nextY), { shouldDirty: true })
  }

  function click({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Enter and space click without a position.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    set((clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    set(x + step[0], y + step[1])
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gap: 3,
        width: '100%',
      }}
    >
      <div>
        <Box
          component="button"
          type="button"
          onClick={click}
          onKeyDown={press}
          aria-label={translate('partitur.media.focalPoint', { x: Math.round(x * 100), y: Math.round(y * 100) })}
          sx={{
            position: 'relative',
            display: 'block',
            width: '100%',
            p: 0,
            border: 0,
            cursor: 'crosshair',
            '&:focus-visible': { outline: '3px solid var(--color-focus)' },
          }}
        >
          <Box
            component="img"
            src={pictureUrl(record, 'large')}
            alt={localText(record.alt)}
            sx={{ width: '100%', display: 'block' }}
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: 28,
              height: 28,
              m: '-14px 0 0 -14px',
              border: '3px solid #fff',
              borderRadius: '50%',
              boxShadow: '0 0 0 2px #000',
              pointerEvents: 'none',
            }}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('partitur.help.focal')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {record.width} × {record.height} · {record.mime} · {fileSize(record.bytes)}
        </Typography>
      </div>
      <CropPreviews record={record} focal={{ x, y }} />
    </Box>
  )
}

function toFraction(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000
}

function pictureUrl(record: RaRecord, size: 'large' | 'medium'): string {
  return mediaUrl({ id: Number(record.id), hash: String(record.hash) }, size, 'webp')
}

const cuts = [
  { name: 'horizontal', width: 1240, height: 700 },
  { name: 'vertical', width: 400, height: 500 },
  { name: 'square', width: 800, height: 800 },
] as const

/** Previews of the picture's crops before saving. */
function CropPreviews({ record, focal }: { record: RaRecord; focal: FocalPoint }) {
  const translate = useTranslate()
  const picture = { width: Number(record.width), height: Number(record.height) }
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {translate('partitur.media.previews')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'start', mt: 1 }}>
        {cuts.map((crop) => (
          <Box
            component="figure"
            key={crop.name}
            sx={{ m: 0, gridColumn: crop.name === 'horizontal' ? '1 / -1' : 'auto' }}
          >
            <Box
              component="img"
              src={pictureUrl(record, 'medium')}
              alt=""
              data-cut={crop.name}
              style={{ objectPosition: objectPosition(picture, focal, crop) }}
              sx={{
                width: '100%',
                aspectRatio: `${crop.width} / ${crop.height}`,
                objectFit: 'cover',
                display: 'block',
              }}
            />
            <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`partitur.media.${crop.name}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  )
}
