import SearchIcon from '@mui/icons-material/Search'
import { Box, Button } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFirstSteps } from '../dashboard/first-steps/use-first-steps.ts'
import { onQuickSearch } from './open-quick-search.ts'

type DialogModule = typeof import('./QuickSearchDialog.tsx')

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the quick search, also by Ctrl+K; inside a rich text Ctrl+K inserts a link. */
export function QuickSearchButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const [opened, setOpened] = useState<DialogModule | null>(null)
  // Loaded with its first use; without a connection the screen stays.
  const open = useCallback(() => {
    import('./QuickSearchDialog.tsx').then(setOpened, () => notify('partitur.find.notLoaded', { type: 'warning' }))
  }, [notify])
  const { finish } = useFirstSteps()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        event.ctrlKey === event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return
      event.preventDefault()
      // Never over another dialog.
      if (document.querySelector('[role="dialog"]') === null) open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  useEffect(() => onQuickSearch(open), [open])
  useEffect(() => {
    if (opened) void finish('search')
  }, [opened, finish])
  const label = translate('partitur.find.title')
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        startIcon={<SearchIcon />}
        sx={{
          minWidth: 44,
          fontSize: { xs: 0, md: '0.9375rem' },
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
        }}
      >
        {label}
        <Box
          component="kbd"
          aria-hidden="true"
          sx={{
            display: { xs: 'none', lg: 'inline' },
            ml: 1,
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            font: 'inherit',
            fontSize: '0.8125rem',
          }}
        >
          {isApple ? '⌘K' : translate('partitur.find.keys')}
        </Box>
      </Button>
      {opened && <opened.QuickSearchDialog close={() => setOpened(null)} />}
    </>
  )
}
