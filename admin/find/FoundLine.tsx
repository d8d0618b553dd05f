import { Box, Chip } from '@mui/material'
import type { HTMLAttributes } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { whenText } from '#contract/when-text.ts'
import type { Choice } from './choices.ts'

/** One line of the search: what it is called, and what tells it from its like. */
export function FoundLine({ choice, ...props }: { choice: Choice } & HTMLAttributes<HTMLElement>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { title, note, date, isHidden } = choice
  const about = [date === null ? '' : whenText(date, locale), note].filter((part) => part !== '').join(' · ')
  return (
    <Box
      {...props}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 2,
        py: 0.75,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        borderLeft: '3px solid transparent',
        '&.Mui-focused, &.Mui-focusVisible': {
          bgcolor: 'var(--color-surface-tint)',
          borderLeftColor: 'secondary.main',
        },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {about && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {about}
          </Box>
        )}
      </Box>
      {isHidden && <Chip size="small" variant="outlined" label={translate('partitur.find.hidden')} />}
    </Box>
  )
}
