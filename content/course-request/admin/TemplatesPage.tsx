import { Box, Button, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { HttpError, Title, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { LanguageColumns } from '#admin/inputs/LocalisedInput.tsx'
import { registerUnsaved } from '#admin/unsaved/unsaved.ts'
import { type Locale, locales } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listReplyTemplates, ReplyTemplates, saveReplyTemplate } from '../replies/endpoints.ts'
import {
  fillReply,
  isSameTemplate,
  MAX_SUBJECT_CHARACTERS,
  MAX_TEMPLATE_CHARACTERS,
  type ReplyTemplate,
  type ReplyText,
  replyFields,
  unknownFieldNames,
} from '../reply-fields.ts'
import type { ReplyKind } from '../states.ts'

const queryKey = ['reply templates']

/** The office's own wording of replies, one template a tab. */
export function TemplatesPage() {
  const translate = useTranslate()
  const [kind, setKind] = useState<ReplyKind>('trial')
  const [typed, setTyped] = useState<Partial<Record<ReplyKind, ReplyTemplate>>>({})
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<typeof listReplyTemplates>(adminAddresses.listReplyTemplates, {}, signal),
  })
  const { save, problems, isBusy } = useSaveTemplate({ typed, setTyped })
  const template = data?.templates.find((each) => each.kind === kind)
  if (!data || !template) return null
  const value = typed[kind] ?? template.current
  const isChanged = typed[kind] !== undefined && !isSameTemplate(value, template.current)
  return (
    <Box sx={{ maxWidth: 1200, py: 2 }}>
      <Title title={translate('partitur.replies.templates')} />
      <Typography sx={{ mb: 2, maxWidth: '65ch' }}>{translate('partitur.replies.templatesHelp')}</Typography>
      <Tabs value={kind} onChange={(_, next: ReplyKind) => setKind(next)} variant="scrollable" allowScrollButtonsMobile>
        {data.templates.map((each) => (
          <Tab key={each.kind} value={each.kind} label={translate(`partitur.replies.write.${each.kind}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={translate(`partitur.replies.write.${kind}`)} sx={{ pt: 2 }}>
        <LanguageColumns>
          {locales.map((locale) => (
            <TemplateInput
              key={`${kind} ${locale}`}
              locale={locale}
              value={value[locale]}
              problems={problems}
              onType={(text) => setTyped({ ...typed, [kind]: { ...value, [locale]: text } })}
            />
          ))}
        </LanguageColumns>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, py: 1, ...saveBar }}>
          <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => void save(kind)}>
            {translate('ra.action.save')}
          </Button>
          <Button
            disabled={isBusy || isSameTemplate(value, template.ours)}
            onClick={() => setTyped({ ...typed, [kind]: template.ours })}
          >
            {translate('partitur.replies.ours')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

const saveBar = { position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.default' } as const

type Typed = Partial<Record<ReplyKind, ReplyTemplate>>
type SaveOptions = { typed: Typed; setTyped: (typed: Typed) => void }

/** Saves one template; leaving the page asks about typed ones. */
function useSaveTemplate({ typed, setTyped }: SaveOptions) {
  const notify = useNotify()
  const client = useQueryClient()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function save(kind: ReplyKind): Promise<boolean> {
    const template = typed[kind]
    const before = findCurrent(client.getQueryData<ReplyTemplates>(queryKey), kind)
    if (!template || !before) return true
    setBusy(true)
    setProblems({})
    try {
      const body = { ...template, before }
      const saved = await call<typeof saveReplyTemplate>(adminAddresses.saveReplyTemplate, { params: { kind }, body })
      client.setQueryData(queryKey, saved)
      setTyped({ ...typed, [kind]: undefined })
      notify('ra.notification.updated', { messageArgs: { smart_count: 1 }, type: 'info' })
      return true
    } catch (cause) {
      if (cause instanceof HttpError && cause.status === 409) await client.refetchQueries({ queryKey })
      if (cause instanceof HttpError && cause.body?.errors) setProblems(flatten(cause.body.errors))
      else notify(errorMessage(cause), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }

  const latest = useRef({ typed, save })
  latest.current = { typed, save }
  useEffect(
    () =>
      registerUnsaved(
        () => hasTyped(client.getQueryData<ReplyTemplates>(queryKey), latest.current.typed),
        async () => {
          // The keys of the object are its type.
          for (const kind of Object.keys(latest.current.typed) as ReplyKind[])
            if (!(await latest.current.save(kind))) return false
          return true
        },
      ),
    [client],
  )
  return { save, problems, isBusy }
}

function hasTyped(stored: ReplyTemplates | undefined, typed: Typed): boolean {
  return (stored?.templates ?? []).some(({ kind, current }) => typed[kind] && !isSameTemplate(typed[kind], current))
}

function findCurrent(stored: ReplyTemplates | undefined, kind: ReplyKind): ReplyTemplate | undefined {
  return stored?.templates.find((each) => each.kind === kind)?.current
}

/** `{ de: { text: … } }` as `de.text`. */
function flatten(errors: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(errors).map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? flatten(value, `${prefix}${name}.`)
        : { [prefix + name]: String(value) },
    ),
  )
}

type TemplateInputProps = {
  locale: Locale
  value: ReplyText
  problems: Record<string, string>
  onType: (value: ReplyText) => void
}

/** Subject and text in one language, the facts that they can name, and an example. */
function TemplateInput({ locale, value, problems, onType }: TemplateInputProps) {
  const translate = useTranslate()
  const textRef = useRef<HTMLTextAreaElement>(null)
  const language = translate(`partitur.language.${locale}`)
  const problemOf = (field: keyof ReplyText) => {
    const [unknown] = unknownFieldNames(value[field], locale)
    return unknown === undefined
      ? problems[`${locale}.${field}`]
      : translate('partitur.replies.unknown', { name: unknown })
  }
  const example = fillReply(value, examples[locale], locale)

  function insert(name: string) {
    const area = textRef.current
    const at = area?.selectionStart ?? value.text.length
    onType({ ...value, text: `${value.text.slice(0, at)}{${name}}${value.text.slice(area?.selectionEnd ?? at)}` })
    area?.focus()
  }

  return (
    <Box>
      <TextField
        label={`${translate('partitur.replies.subject')} (${language})`}
        value={value.subject}
        onChange={({ target }) => onType({ ...value, subject: target.value })}
        error={problemOf('subject') !== undefined}
        helperText={problemOf('subject')}
        slotProps={{ htmlInput: { maxLength: MAX_SUBJECT_CHARACTERS, lang: locale } }}
      />
      <TextField
        label={`${translate('partitur.replies.text')} (${language})`}
        value={value.text}
        onChange={({ target }) => onType({ ...value, text: target.value })}
        inputRef={textRef}
        multiline
        minRows={12}
        error={problemOf('text') !== undefined}
        helperText={problemOf('text')}
        slotProps={{ htmlInput: { maxLength: MAX_TEMPLATE_CHARACTERS, lang: locale } }}
      />
      <Box
        role="group"
        aria-label={translate('partitur.replies.insert', { language })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 1 }}
      >
        {Object.values(replyFields).map((field) => (
          <Button
            key={field[locale]}
            size="small"
            variant="outlined"
            lang={locale}
            onClick={() => insert(field[locale])}
          >
            {`{${field[locale]}}`}
          </Button>
        ))}
      </Box>
      <Box
        component="section"
        aria-label={translate('partitur.replies.example', { language })}
        lang={locale}
        sx={{ p: 2, bgcolor: 'var(--color-surface-tint)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600, mb: 1 }}>{example.subject}</Typography>
        {example.text}
      </Box>
    </Box>
  )
}

const examples = {
  de: {
    name: 'Mara Vogt',
    learner: 'Ada',
    course: 'Oboe von Anfang an',
    lesson: 'Dienstag, 12. Januar 2027, 15:30',
    location: 'Altes Rathaus',
    instructors: 'Amélie Garnier',
    signature: 'Schulbüro',
  },
  en: {
    name: 'Mara Vogt',
    learner: 'Ada',
    course: 'Oboe from the start',
    lesson: 'Tuesday 12 January 2027, 15:30',
    location: 'Old Town Hall',
    instructors: 'Amélie Garnier',
    signature: 'School office',
  },
} as const
