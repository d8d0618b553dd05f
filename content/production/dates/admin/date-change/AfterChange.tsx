import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useCreate, useCreatePath, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { errorMessage } from '#admin/api/error-message.ts'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { localText } from '#admin/records.ts'
import type { Locale } from '#config'
import type { DateChange } from '#contract/admin/date-changes.ts'
import { audiences, formatDateChange } from '#contract/events/date-change-texts.ts'
import { inLocale } from '#model/define-record.ts'
import { dateFields } from '../../../fields.ts'
import { type DateStatus, deviatingStates, toDateStatus } from '../../../states.ts'
import type { DateRecord } from '../date-record.ts'
import { UndoDateChange, useDateChanges } from './UndoDateChange.tsx'

/** After a saved change, by any editor: a link to the page, undo for ten minutes, and text to pass on. */
export function AfterChange({ date }: { date: DateRecord }) {
  const translate = useTranslate()
  const locale = useLanguage()
  const { changes, refetch } = useDateChanges(date)
  const [latest] = changes
  const shown = useRef<HTMLElement>(null)
  const openedVersion = useRef(date.version)
  useEffect(() => {
    if (latest && date.version !== openedVersion.current) shown.current?.scrollIntoView({ block: 'center' })
  }, [latest?.change])
  if (!latest) return null
  return (
    <Box
      ref={shown}
      role="status"
      component="section"
      sx={{ border: 1, borderColor: 'success.main', borderRadius: 1, p: 2, mb: 3, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h6" component="h2">
        {translate('partitur.dateChange.done.title')}
      </Typography>
      <Typography>
        <Link href={date.urls[locale]} color="inherit">
          {translate('partitur.action.showOnSite')}
        </Link>
        . {translate('partitur.dateChange.done.reaches')}
      </Typography>
      <UndoDateChange change={latest} done={refetch} />
      <Texts date={date} before={latest.before} />
    </Box>
  )
}

function Texts({ date, before }: { date: DateRecord; before: DateChange['before'] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLanguage()
  const deviations = deviatingStates({
    schedule: date.status,
    status: toDateStatus({ schedule: date.status, tickets: date.tickets }),
  })
  const states = deviations.length > 0 ? deviations : (['scheduled'] as const)
  const changeFacts = {
    title: localText(date.name),
    before: { start: before.date_start, hall: before.hall },
    after: { start: date.date_start, hall: date.hall },
    status: listStates(states, locale),
    note: localText(date.status_note),
    url: new URL(date.urls[locale], window.location.origin).href,
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text)
    notify('partitur.account.copied', { type: 'info' })
  }
  return (
    <details>
      <summary style={{ minHeight: 44, cursor: 'pointer', fontWeight: 600, alignContent: 'center' }}>
        {translate('partitur.dateChange.done.texts')}
      </summary>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {audiences.map((audience) => {
          const text = formatDateChange(audience, changeFacts, locale)
          return (
            <Box key={audience} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <TextField
                multiline
                value={text}
                label={translate(`partitur.dateChange.done.audience.${audience}`)}
                slotProps={{ input: { readOnly: true } }}
              />
              <Button size="small" onClick={() => void copy(text)}>
                {translate('partitur.action.copy')}
              </Button>
            </Box>
          )
        })}
        <DraftArticle date={date} states={states} />
      </Box>
    </details>
  )
}

const stateNames = { ...dateFields.status.options, ...dateFields.tickets.options }

function listStates(states: readonly DateStatus[], locale: Locale): string {
  return states.map((state) => inLocale(stateNames[state], locale)).join(', ')
}

/** Creates an offline article with the known facts. */
function DraftArticle({ date, states }: { date: DateRecord; states: readonly DateStatus[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [create, { isPending }] = useCreate()
  function draftArticle() {
    const { de, en } = date.name
    const data = {
      title: { de: `${de}: ${listStates(states, 'de')}`, en: en && `${en}: ${listStates(states, 'en')}` },
      intro: date.status_note,
      date: new Date().toISOString(),
      is_online: false,
    }
    const onSuccess = ({ id }: { id: number }) => navigate(createPath({ resource: 'news', type: 'edit', id }))
    create('news', { data }, { onSuccess, onError: (cause) => notify(errorMessage(cause), { type: 'error' }) })
  }
  return (
    <Button variant="outlined" disabled={isPending} onClick={draftArticle} sx={{ justifySelf: 'start', minHeight: 44 }}>
      {translate('partitur.dateChange.done.article')}
    </Button>
  )
}
