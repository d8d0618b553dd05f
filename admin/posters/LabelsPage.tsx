import { Box, Button, GlobalStyles, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { ResourceName } from '#model/define-type.ts'
import { usePosters } from './use-posters.ts'

// A standard sheet: 3 × 7 labels of 70 × 42.4 mm.
const sheet = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 70mm)',
  gridAutoRows: '42.4mm',
  width: '210mm',
  bgcolor: '#fff',
  color: '#000',
  '@media print': { page: 'labels' },
}
const label = {
  display: 'grid',
  gridTemplateColumns: '27mm 1fr',
  gap: '2mm',
  alignItems: 'center',
  p: '5mm 4mm',
  overflow: 'hidden',
  breakInside: 'avoid',
  fontSize: '8.5pt',
  lineHeight: 1.25,
  outline: '0.2mm dashed #bbb',
  '@media print': { outline: 'none' },
}
const onlyOnScreen = { '@media print': { display: 'none' } }
const name = {
  fontWeight: 700,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  hyphens: 'auto',
}

/** A sheet of labels with the poster URLs of several records, to stick on printed matter. */
export function LabelsPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const ids = (query.get('id') ?? '').split(',').map(Number).filter(Boolean)
  const { posters, isPending } = usePosters((query.get('resource') ?? '') as ResourceName, ids)
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 4 }, '@media print': { p: 0 } }}>
      <GlobalStyles styles={{ '@page labels': { size: 'A4', margin: '0' }, '@media print': { body: { margin: 0 } } }} />
      <Title title={translate('partitur.poster.labels')} />
      <Box sx={onlyOnScreen}>
        <Typography variant="h4" component="h1">
          {translate('partitur.poster.labels')}
        </Typography>
        <Typography sx={{ my: 1 }}>
          {translate(posters.length === 0 && !isPending ? 'partitur.poster.none' : 'partitur.poster.labelsHelp')}
        </Typography>
        {posters.length > 0 && (
          <Button variant="contained" sx={{ mb: 3 }} onClick={() => window.print()}>
            {translate('partitur.action.print')}
          </Button>
        )}
      </Box>
      <Box sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
        <Box sx={sheet}>
          {posters.map(({ code, path, address, title, note }) => (
            <Box key={code} sx={label}>
              <img src={`${path}.svg`} alt="" style={{ inlineSize: '100%', display: 'block' }} />
              <div>
                <Box sx={name}>{title}</Box>
                <div>{note}</div>
                <Box sx={{ fontWeight: 700, mt: '1mm' }}>
                  {getHost(address)}
                  <wbr />
                  {path}
                </Box>
              </div>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function getHost(address: string): string {
  return new URL(address).host
}
