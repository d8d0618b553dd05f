import { Alert, Box, Button, CircularProgress, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useGetIdentity, useTranslate } from 'react-admin'
import type { OpenText, TextPair } from '#contract/admin/translations.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { textSides } from '#modules/fields/merge/text-sides.tsx'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { RichField } from '../../inputs/LocalisedRichInput.tsx'
import { registerUnsaved } from '../../unsaved/unsaved.ts'
import { useSaveEnglish, useTextPair } from './use-open-texts.ts'

type TextDeskProps = {
  text: OpenText
  name: string
  next: () => void
  step: (by: 1 | -1) => void
  close: () => void
}

/** One text: its German, what changed in it, and its English. Ctrl+Enter saves and opens the next one. */
export function TextDesk({ text, name, next, step, close }: TextDeskProps) {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data: pair, error, refetch } = useTextPair(text)
  const [typed, setTyped] = useState<string | null>(null)
  const [isConflict, setConflict] = useState(false)
  const { save, isBusy } = useSaveEnglish(async () => {
    await refetch()
    setConflict(true)
  })
  const english = typed ?? pair?.english ?? ''
  const isEmpty = richTextToPlain(english).trim() === ''

  async function saveEnglish(): Promise<boolean> {
    return pair !== undefined && !isEmpty && (await save({ text, pair, english }))
  }

  const latest = useRef({ isTyped: false, saveEnglish })
  latest.current = { isTyped: typed !== null && typed !== pair?.english, saveEnglish }
  useEffect(
    () =>
      registerUnsaved(
        () => latest.current.isTyped,
        () => latest.current.saveEnglish(),
      ),
    [],
  )

  async function saveAndNext() {
    if (isBusy || !(await saveEnglish())) return
    latest.current.isTyped = false
    next()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void saveAndNext()
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <Box component="section" aria-label={`${text.title}: ${name}`} onKeyDownCapture={onKeyDown} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="h2" variant="h6" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
          {text.title}: {name}
        </Typography>
        <Link to={`/admin/${text.resource}/${text.record_id}`}>{translate('partitur.translations.record')}</Link>
        <Button size="small" onClick={close} sx={{ display: { md: 'none' } }}>
          {translate('partitur.translations.list')}
        </Button>
      </Box>
      {error && (
        <Alert severity="error" sx={{ my: 1 }}>
          {errorMessage(error)}
        </Alert>
      )}
      {!pair && !error && <CircularProgress sx={{ m: 4 }} />}
      {pair && (
        <>
          <German pair={pair} isOlder={text.state === 'older'} />
          {isConflict && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('partitur.translations.conflict')}
              <Box lang="en" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {richTextToPlain(pair.english)}
              </Box>
            </Alert>
          )}
          {pair.format === 'table' ? (
            <Typography sx={{ my: 2 }}>{translate('partitur.translations.table')}</Typography>
          ) : (
            <English pair={pair} value={english} change={setTyped} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button
              variant="contained"
              disabled={isEmpty || isBusy || pair.format === 'table'}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => void saveAndNext()}
            >
              {translate(
                text.state === 'older' && english === pair.english
                  ? 'partitur.translations.fits'
                  : 'partitur.action.saveAndGoOn',
              )}
            </Button>
            <Button aria-keyshortcuts="Alt+ArrowUp" onClick={() => step(-1)}>
              {translate('ra.action.back')}
            </Button>
            <Button aria-keyshortcuts="Alt+ArrowDown" onClick={() => step(1)}>
              {translate('partitur.translations.next')}
            </Button>
          </Box>
          {identity?.collects && !text.module && (
            <Typography sx={{ mt: 1 }}>{translate('partitur.translations.at_once')}</Typography>
          )}
          <Typography
            sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem', display: { xs: 'none', md: 'block' } }}
          >
            {translate('partitur.translations.keys')}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** The German text, and its words beside those that the English one translates. */
function German({ pair: { german, earlier, format }, isOlder }: { pair: TextPair; isOlder: boolean }) {
  const translate = useTranslate()
  const locale = useLanguage()
  const sides = earlier === null ? null : textSides({ mine: german, theirs: earlier }, locale)
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 2 }}>
        {translate('partitur.language.de')}
      </Typography>
      <Box lang="de" sx={{ p: 1.5, bgcolor: 'var(--color-surface-tint)', overflowWrap: 'anywhere' }}>
        {format === 'rich' || format === 'table' ? (
          <Box
            sx={{ '& > * + *': { mt: 1 }, '& :is(ul, ol)': { pl: 3 }, '& :is(td, th)': { pr: 2, textAlign: 'start' } }}
            dangerouslySetInnerHTML={{ __html: german }}
          />
        ) : (
          <Box sx={{ whiteSpace: 'pre-line' }}>{german}</Box>
        )}
      </Box>
      {sides && (
        <Box
          component="section"
          aria-label={translate('partitur.translations.changed')}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mt: 2 }}
        >
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{translate('partitur.translations.now')}</Typography>
            <div lang="de">{sides.mine}</div>
          </Box>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{translate('partitur.translations.before')}</Typography>
            <div lang="de">{sides.theirs}</div>
          </Box>
        </Box>
      )}
      {!sides && isOlder && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{translate('partitur.translations.unknown')}</Typography>
      )}
    </>
  )
}

type EnglishProps = { pair: TextPair; value: string; change: (value: string) => void }

function English({ pair: { format }, value, change }: EnglishProps) {
  const translate = useTranslate()
  const label = translate('partitur.language.en')
  if (format === 'rich') return <RichField autoFocus language="en" text={value} {...{ label, change }} />
  return (
    <TextField
      autoFocus
      label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      multiline={format === 'lines'}
      {...(format === 'lines' ? { minRows: 3 } : {})}
      slotProps={{ htmlInput: { lang: 'en' } }}
      sx={{ mt: 2 }}
    />
  )
}
