import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { UploadState } from './use-uploads.ts'

/** How far each file is, and why one was refused. */
export function UploadProgress({ states, clear }: { states: readonly UploadState[]; clear: () => void }) {
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
          <Box component="li" key={key} sx={{ display: 'grid', gridTemplateColumns: '1fr 8rem', gap: 1, alignItems: 'center', py: 0.5 }}>
            <Typography variant="body2" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: problem ? 'error.main' : 'text.primary' }}>
              {name}
              {problem && `: ${translate(problem, { _: problem })}`}
            </Typography>
            {status === 'sending' ? (
              <LinearProgress variant="determinate" value={share * 100} aria-label={`${translate('partitur.media.progress')}: ${name}`} />
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

/** Among thirty that are done a refused one would be scrolled away. */
function refusedFirst(states: readonly UploadState[]): UploadState[] {
  const isFailed = ({ status }: UploadState) => status === 'failed'
  return [...states.filter(isFailed), ...states.filter((state) => !isFailed(state))]
}
