import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFileDrop } from '../uploads/use-file-drop.ts'

/** A file dropped anywhere, or chosen by the keyboard. */
export function FileChoice({ isBusy, choose }: { isBusy: boolean; choose: (file: File) => void }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const take = ([file]: readonly File[]) => file && !isBusy && choose(file)
  const isOver = useFileDrop(take)
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'secondary.main' : 'text.secondary',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        p: { xs: 2, md: 4 },
        maxWidth: 800,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={isBusy}
          startIcon={<UploadFileIcon />}
          onClick={() => input.current?.click()}
        >
          {translate('partitur.import.choose')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(isOver ? 'partitur.media.dropNow' : 'partitur.import.drop')}
        </Typography>
      </Box>
      <Typography sx={{ mt: 2 }}>{translate('partitur.import.help')}</Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv,text/plain,application/jsonl"
        hidden
        aria-label={translate('partitur.import.choose')}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}
