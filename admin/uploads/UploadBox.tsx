import CloudUploadIcon from '@mui/icons-material/CloudUpload'
import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { AdminRecord } from '../api/answers.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads } from './use-uploads.ts'

type UploadBoxProps = { path: string; accept: string; onUploaded: (record: AdminRecord) => void; hint?: string }

/** Files dropped anywhere, or chosen by the keyboard; shows how far each is. */
export function UploadBox({ path, accept, onUploaded, hint = 'partitur.media.drop' }: UploadBoxProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { states, start, clear } = useUploads(path, onUploaded)
  const isOver = useFileDrop((files) => void start(files))

  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Box
        sx={{
          border: '1px dashed',
          borderColor: isOver ? 'secondary.main' : 'text.secondary',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
        }}
      >
        <Button variant="contained" startIcon={<CloudUploadIcon />} onClick={() => input.current?.click()}>
          {translate('partitur.action.chooseFiles')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>{translate(isOver ? 'partitur.media.dropNow' : hint)}</Typography>
        <input
          ref={input}
          type="file"
          multiple
          accept={accept}
          hidden
          aria-label={translate('partitur.action.chooseFiles')}
          onChange={(event) => {
            void start([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </Box>
      <UploadProgress states={states} clear={clear} />
    </Box>
  )
}
