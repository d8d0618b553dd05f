import { Box, FormHelperText, FormLabel } from '@mui/material'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { useInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Locale } from '#config'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { FormServicesContext, type PickedLink } from '#modules/fields/services.tsx'
import { localText, publicUrls } from '../records.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { LanguageColumns, useLanguageLabel } from './LocalisedInput.tsx'
import { MissingMark } from './MissingMark.tsx'

/** Loaded with the first form that needs it: most screens are lists. */
const RichEditor = lazy(() => import('./RichEditor.tsx'))

const html = (value: unknown) => localText(value)

/** Rich text in both languages, in the editor of the page (spec §5). */
export function LocalisedRichInput({ source }: { source: string }) {
  const path = useWrappedSource(source)
  const [german, english] = useWatch({ name: [`${path}.de`, `${path}.en`] })
  const misses = richTextToPlain(localText(german)) !== '' && richTextToPlain(localText(english)) === ''
  return (
    <LanguageColumns>
      <RichInput source={source} language="de" />
      <RichInput source={source} language="en" note={misses && <MissingMark />} />
    </LanguageColumns>
  )
}

function RichInput({ source, language, note }: { source: string; language: Locale; note?: ReactNode }) {
  const labelIn = useLanguageLabel(source)
  const { field, fieldState } = useInput({
    source: `${source}.${language}`,
    parse: html,
    format: html,
    defaultValue: '',
  })
  return (
    <RichField
      label={labelIn(language, false)}
      language={language}
      text={field.value}
      change={field.onChange}
      invalid={fieldState.invalid}
      note={fieldState.error?.message || note}
    />
  )
}

type RichFieldProps = {
  label: string
  language: Locale
  text: string
  change: (text: string) => void
  invalid?: boolean
  /** An error or a hint. */
  note?: ReactNode
  autoFocus?: boolean
}

export function RichField({ label, language, text, change, invalid = false, note, autoFocus = false }: RichFieldProps) {
  const id = useId()
  return (
    <LinkPicker language={language}>
      <Box
        sx={{ my: 1, '& .ProseMirror': { minHeight: '9rem', maxHeight: '28rem', overflowY: 'auto', fontSize: '1rem' } }}
      >
        <FormLabel component="p" id={`${id}-label`} error={invalid} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
          {label}
        </FormLabel>
        <Suspense fallback={<Box sx={{ minHeight: '12rem' }} />}>
          <RichEditor
            id={id}
            labelId={`${id}-label`}
            text={text}
            invalid={invalid}
            describedBy={note ? `${id}-help` : undefined}
            change={(next) => change(localText(next))}
            autoFocus={autoFocus}
          />
        </Suspense>
        <FormHelperText id={`${id}-help`} error={invalid}>
          {note}
        </FormHelperText>
      </Box>
    </LinkPicker>
  )
}

type ResolvePick = (link: PickedLink | null) => void

/** Provides the rich-text editor with link targets, as on the page; the URL is in one language. */
function LinkPicker({ language, children }: { language: Locale; children: ReactNode }) {
  const [resolvePick, setResolvePick] = useState<ResolvePick | null>(null)
  const services = useMemo(
    () => ({ pickLink: () => new Promise((resolve: ResolvePick) => setResolvePick(() => resolve)) }),
    [],
  )

  function finish(link: PickedLink | null) {
    resolvePick?.(link)
    setResolvePick(null)
  }

  return (
    <FormServicesContext value={services}>
      {children}
      {resolvePick && (
        <LinkDialog
          needsAddress
          close={() => finish(null)}
          choose={(link, record, title) => finish({ link, link_url: publicUrls(record)?.[language] ?? '', title })}
        />
      )}
    </FormServicesContext>
  )
}
