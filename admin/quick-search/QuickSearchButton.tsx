import SearchIcon from '@mui/icons-material/Search'
import { Box, Button } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFirstSteps } from '../dashboard/first-steps/use-first-steps.ts'
import { onQuickSearch } from './open-quick-search.ts'

const FindDialog = lazy(() =>
  import('./QuickSearchDialog.tsx').then(({ QuickSearchDialog }) => ({ default: QuickSearchDialog })),
)

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the quick search, also by Ctrl+K; inside a rich text Ctrl+K inserts a link. */
export function QuickSearchButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
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
      if (document.querySelector('[role="dialog"]') === null) setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => onQuickSearch(() => setOpen(true)), [])
  useEffect(() => {
    if (isOpen) void finish('search')
  }, [isOpen, finish])
  const label = translate('partitur.find.title')
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
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
      {isOpen && (
        <Suspense>
          <FindDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
