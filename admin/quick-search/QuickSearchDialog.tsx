import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import {
  Box,
  Chip,
  Dialog,
  IconButton,
  InputBase,
  type Theme,
  Typography,
  useAutocomplete,
  useMediaQuery,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type HTMLAttributes, useEffect, useState } from 'react'
import { useCreatePath, useLocaleState, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { QuickSearchGroup, quickSearch } from '#contract/admin/resources/quick-search.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { currentLanguage } from '../i18n/language.ts'
import { findScreens } from './find-screens.ts'
import { filteredList, useScreens } from './use-screens.ts'

/** A screen, a found record, or the list of all matches of a type. */
type QuickSearchItem = { group: string; title: string; to: string } & Partial<QuickSearchGroup['records'][number]>

const TITLE_ID = 'find-title'
const unseen = { position: 'absolute', m: 0, width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** An ARIA combobox over all lists; a chosen option opens. */
export function QuickSearchDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={TITLE_ID}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <Box component="h2" id={TITLE_ID} sx={unseen}>
        {translate('partitur.find.title')}
      </Box>
      <Finder close={close} />
    </Dialog>
  )
}

/** Inside the dialog: the field must exist when its keys are bound. */
function Finder({ close }: { close: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const { choices, status, isSearching } = useChoices(q)
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<QuickSearchItem>({
      id: 'find',
      options: choices,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ title }) => title,
      getOptionKey: ({ to }) => to,
      // The server has filtered already.
      filterOptions: (options) => options,
      open: true,
      autoHighlight: true,
      value: null,
      inputValue: q,
      onInputChange: (_, value, reason) => reason === 'input' && setQ(value),
      onChange: (_, choice) => choice && open(choice),
      onClose: (_, reason) => reason === 'escape' && close(),
    })
  const groups = getGroups(groupedOptions)
  // The hook is written for a list; its groups would not be items of one.
  const listbox: HTMLAttributes<HTMLElement> = getListboxProps()

  function open({ to }: QuickSearchItem) {
    close()
    void navigate(to)
  }

  return (
    <>
      <Box
        {...getRootProps()}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon aria-hidden="true" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          placeholder={translate('partitur.find.placeholder')}
          inputProps={{
            ...getInputProps(),
            'aria-label': translate('partitur.find.title'),
            'aria-busy': isSearching,
            maxLength: 200,
            enterKeyHint: 'go',
          }}
          sx={{ fontSize: '1.125rem', minHeight: 44 }}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={close} sx={{ minWidth: 44, minHeight: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: { sm: '22rem' }, maxHeight: { sm: '60vh' } }}>
        {groups.length > 0 && (
          <Box {...listbox} aria-label={translate('partitur.find.results')} aria-labelledby={undefined} sx={{ pb: 1 }}>
            {groups.map(({ group, index, options }) => (
              <Box key={group} role="group" aria-labelledby={`find-group-${index}`}>
                <Typography
                  id={`find-group-${index}`}
                  role="presentation"
                  sx={{ px: 2, pt: 1.5, pb: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}
                >
                  {group}
                </Typography>
                {options.map((choice, offset) => {
                  const { key, ...props } = getOptionProps({ option: choice, index: index + offset })
                  return <QuickSearchOption key={key} choice={choice} {...props} />
                })}
              </Box>
            ))}
          </Box>
        )}
        <Typography role="status" sx={groups.length > 0 ? unseen : { p: 2, color: 'text.secondary' }}>
          {status}
        </Typography>
      </Box>
    </>
  )
}

function useChoices(q: string) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const screens = findScreens(useScreens(), q)
  const { results, error, isSearching, isAsked } = useQuickSearch(q)
  const choices = [
    ...screens.map(({ title, to }): QuickSearchItem => ({ group: translate('partitur.find.screens'), title, to })),
    ...results.flatMap(({ resource, records, more }): QuickSearchItem[] => {
      const group = translate(`resources.${resource}.name`, { smart_count: 2 })
      const words = q.trim()
      const all = {
        group,
        title: translate('partitur.find.all', { items: group, words }),
        to: filteredList(resource, { q: words }),
      }
      return [
        ...records.map((record) => ({ ...record, group, to: createPath({ resource, type: 'edit', id: record.id }) })),
        ...(more ? [all] : []),
      ]
    }),
  ]
  const countText =
    choices.length === 0
      ? translate(isAsked ? 'partitur.find.nothing' : 'partitur.find.more')
      : translate('partitur.find.count', { smart_count: choices.length })
  return {
    choices,
    isSearching,
    status: error ? errorMessage(error) : isSearching ? translate('partitur.find.searching') : countText,
  }
}

type Group = { group: string; index: number; options: readonly QuickSearchItem[] }

/** With `groupBy` these are groups, which the hook's type leaves open. */
function getGroups(grouped: readonly QuickSearchItem[] | readonly Group[]): readonly Group[] {
  return grouped.flatMap((each) => ('options' in each ? [each] : []))
}

const TYPING_PAUSE_MS = 180
const MIN_SEARCH_LETTERS = 2

/** Results for the typed text, requested when typing pauses; the previous ones stay until then. */
function useQuickSearch(q: string) {
  const [query, setQuery] = useState('')
  const trimmed = q.trim()
  useEffect(() => {
    const timer = setTimeout(() => setQuery(trimmed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [trimmed])
  const isAsked = query.length >= MIN_SEARCH_LETTERS && trimmed.length >= MIN_SEARCH_LETTERS
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', currentLanguage(), query],
    queryFn: ({ signal }) => call<typeof quickSearch>(adminAddresses.quickSearch, { query: { q: query } }, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    results: isAsked ? (data ?? []) : [],
    error: isAsked ? error : null,
    isSearching: trimmed.length >= MIN_SEARCH_LETTERS && (isFetching || query !== trimmed),
    isAsked,
  }
}

/** A result: its title, and a text that tells it from similar ones. */
function QuickSearchOption({ choice, ...props }: { choice: QuickSearchItem } & HTMLAttributes<HTMLElement>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { title, note, date, is_shown: isShown = true } = choice
  const details = [date && formatTimestamp(date, locale), note].filter(Boolean).join(' · ')
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
        {details && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {details}
          </Box>
        )}
      </Box>
      {!isShown && <Chip size="small" variant="outlined" label={translate('partitur.find.hidden')} />}
    </Box>
  )
}
