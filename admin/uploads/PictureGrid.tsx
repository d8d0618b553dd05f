import { Box, ButtonBase, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mediaUrl } from '#contract/media.ts'
import type { AdminRecord } from '../api/answers.ts'
import { localText, nameOf } from '../records.ts'

type PictureGridProps = { records: readonly AdminRecord[]; onChoose: (record: AdminRecord) => void }

/** Pictures as tiles; each says when it lacks an alternative text. */
export function PictureGrid({ records, onChoose }: PictureGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(10rem, 1fr))' },
        gap: 2,
        p: 0,
        m: 0,
        mt: 2,
        listStyle: 'none',
      }}
    >
      {records.map((record) => (
        <li key={record.id}>
          <ButtonBase onClick={() => onChoose(record)} sx={{ display: 'block', width: '100%', textAlign: 'left' }}>
            <PictureTile record={record} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

export function PictureTile({ record }: { record: AdminRecord }) {
  const translate = useTranslate()
  const alt = localText(record.alt)
  const note = record.decorative === true ? translate('partitur.media.decorative') : alt === '' ? translate('partitur.media.noAlt') : ''
  return (
    <>
      <Box
        component="img"
        src={mediaUrl({ id: Number(record.id), hash: String(record.hash) }, 'square_small', 'webp')}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', bgcolor: 'action.hover' }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {nameOf('images', record)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: record.decorative === true ? 'text.secondary' : 'secondary.main' }}>
          {note}
        </Typography>
      )}
    </>
  )
}
