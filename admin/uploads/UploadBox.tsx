import CloudUploadIcon from '@mui/icons-material/CloudUpload'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'
import type { AdminRecord } from '../api/record-schema.ts'
import { upload } from '../api/upload.ts'
import { FileDrop } from './FileDrop.tsx'

/** `isOnServer`: the library had the same file already and answers its record. */
type OnUploaded = (record: AdminRecord, upload: { isKnown: boolean }) => void

type UploadBoxProps = { path: string; accept: string; onUploaded: OnUploaded; hint?: string }

/** Upload by drop or keyboard, with progress. */
export function UploadBox({ path, accept, onUploaded, hint = 'partitur.media.drop' }: UploadBoxProps) {
  const { states, start, clear } = useUploads(path, onUploaded)
  return (
    <Box sx={{ width: '100%', my: 2 }}>
      <FileDrop
        multiple
        label="partitur.action.chooseFiles"
        startIcon={<CloudUploadIcon />}
        {...{ accept, hint }}
        choose={(files) => void start(files)}
      />
      <UploadProgress states={states} clear={clear} />
    </Box>
  )
}

/** Progress or error of each file. */
function UploadProgress({ states, clear }: { states: readonly UploadState[]; clear: () => void }) {
  const translate = useTranslate()
  if (states.length === 0) return null
  const done = states.filter(({ status }) => status === 'done' || status === 'known').length
  const isBusy = states.some(({ status }) => status === 'waiting' || status === 'sending')
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography role="status">{translate('partitur.media.uploading', { done, total: states.length })}</Typography>
        {!isBusy && (
          <Button size="small" onClick={clear}>
            {translate('partitur.media.clear')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}>
        {refusedFirst(states).map(({ key, name, share, status, problem }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'center', py: 0.5 }}
          >
            <Typography
              variant="body2"
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: problem ? 'error.main' : 'text.primary' }}
            >
              {name}
              {problem && `: ${problem}`}
            </Typography>
            {status === 'sending' ? (
              <LinearProgress
                sx={{ width: '8rem' }}
                variant="determinate"
                value={share * 100}
                aria-label={`${translate('partitur.media.progress')}: ${name}`}
              />
            ) : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {status === 'done' || status === 'known'
                  ? translate(`partitur.media.${status}`)
                  : status === 'waiting'
                    ? translate('partitur.media.waiting')
                    : ''}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** A refused file would be scrolled out of view among many others. */
function refusedFirst(states: readonly UploadState[]): UploadState[] {
  const isFailed = ({ status }: UploadState) => status === 'failed'
  return [...states.filter(isFailed), ...states.filter((state) => !isFailed(state))]
}

type UploadState = {
  key: number
  name: string
  share: number
  status: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  problem: string
}

const MAX_CONCURRENT_UPLOADS = 3
let nextKey = 0

/** Uploads many files, three at a time; a refused one does not stop the others. */
function useUploads(path: string, onUploaded: OnUploaded) {
  const [states, setStates] = useState<readonly UploadState[]>([])
  const set = (key: number, change: Partial<UploadState>) =>
    setStates((all) => all.map((state) => (state.key === key ? { ...state, ...change } : state)))

  async function send(file: File, key: number) {
    set(key, { status: 'sending' })
    try {
      const { record, isKnown } = await upload({ path, file, onProgress: (share) => set(key, { share }) })
      set(key, { status: isKnown ? 'known' : 'done', share: 1 })
      onUploaded(record, { isKnown })
    } catch (cause) {
      set(key, { status: 'failed', problem: errorMessage(cause) })
    }
  }

  async function start(files: readonly File[]) {
    const queue = files.map((file) => ({ file, key: nextKey++ }))
    // Before processing the queue: React may call the updater later.
    const waitingStates = queue.map(
      ({ file, key }): UploadState => ({ key, name: file.name, share: 0, status: 'waiting', problem: '' }),
    )
    setStates((all) => [...all, ...waitingStates])
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await send(next.file, next.key)
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, worker))
  }

  return { states, start, clear: () => setStates([]) }
}
