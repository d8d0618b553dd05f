import { Box, ButtonBase, Checkbox, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mediaUrl } from '#contract/media/media.ts'
import { toDay } from '#contract/time/local-time.ts'
import type { AdminRecord } from '../api/record-schema.ts'
import { localText, recordName } from '../records.ts'

type PictureGridProps = {
  records: readonly AdminRecord[]
  onChoose: (record: AdminRecord) => void
  /** Allows a selection of several. */
  selection?: { ids: readonly AdminRecord['id'][]; toggle: (id: AdminRecord['id']) => void }
}

/** Pictures as tiles, marked when the alt text is missing. */
export function PictureGrid({ records, onChoose, selection }: PictureGridProps) {
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
        <Box component="li" key={record.id} sx={{ position: 'relative' }}>
          {selection && <SelectBox record={record} selection={selection} />}
          <ButtonBase onClick={() => onChoose(record)} sx={{ display: 'block', width: '100%', textAlign: 'left' }}>
            <PictureTile record={record} />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}

function SelectBox({
  record,
  selection: { ids, toggle },
}: {
  record: AdminRecord
  selection: NonNullable<PictureGridProps['selection']>
}) {
  const translate = useTranslate()
  return (
    <Checkbox
      checked={ids.includes(record.id)}
      onChange={() => toggle(record.id)}
      // On the picture, but outside the button that opens it.
      sx={{
        position: 'absolute',
        zIndex: 1,
        m: 0.5,
        p: 1.25,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '&:hover': { bgcolor: 'background.paper' },
      }}
      slotProps={{
        input: { 'aria-label': translate('partitur.media.select', { name: recordName('images', record) }) },
      }}
    />
  )
}

function PictureTile({ record }: { record: AdminRecord }) {
  const translate = useTranslate()
  const alt = localText(record.alt)
  const note =
    record.decorative === true
      ? translate('partitur.media.decorative')
      : alt === ''
        ? translate('partitur.media.noAlt')
        : ''
  const until = localText(record.rights_until)
  // A square would cut off more than half, of a logo for example.
  const isWide = Number(record.width) > 2 * Number(record.height)
  return (
    <>
      <Box
        component="img"
        src={mediaUrl({ id: Number(record.id), hash: String(record.hash) }, isWide ? 'small' : 'square_small', 'webp')}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '1', objectFit: isWide ? 'contain' : 'cover', bgcolor: 'action.hover' }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {recordName('images', record)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: record.decorative === true ? 'text.secondary' : 'secondary.main' }}>
          {note}
        </Typography>
      )}
      {until !== '' && until < toDay(new Date()) && (
        <Typography variant="body2" sx={{ color: 'secondary.main' }}>
          {translate('partitur.media.rightsOver')}
        </Typography>
      )}
    </>
  )
}
