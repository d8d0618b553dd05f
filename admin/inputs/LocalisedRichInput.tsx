import { Box, FormHelperText, FormLabel } from '@mui/material'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { useInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Locale } from '#config'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { type FormServices, FormServicesContext, type PickedLink } from '#modules/fields/services.tsx'
import { localText, publicUrls } from '../records.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { LanguageColumns, useLanguageLabel } from './LocalisedInput.tsx'
import { MissingMark } from './MissingMark.tsx'

/** Loaded with the first form that needs it: most screens are lists. */
const RichEditor = lazy(() => import('./RichEditor.tsx'))

const html = (value: unknown) => localText(value)

/** Rich text in both languages, in the editor of the page (spec §5). */
export function LocalisedRichInput({ source }: { source: string }) {
  const labelIn = useLanguageLabel(source)
  const path = useWrappedSource(source)
  const [german, english] = useWatch({ name: [`${path}.de`, `${path}.en`] })
  const misses = richTextToPlain(localText(german)) !== '' && richTextToPlain(localText(english)) === ''
  return (
    <LanguageColumns>
      <LinkPicker language="de">
        <RichInput source={`${source}.de`} label={labelIn('de', false)} />
      </LinkPicker>
      <LinkPicker language="en">
        <RichInput source={`${source}.en`} label={labelIn('en', false)} misses={misses} />
      </LinkPicker>
    </LanguageColumns>
  )
}

function RichInput({ source, label, misses = false }: { source: string; label: string; misses?: boolean }) {
  const id = useId()
  const { field, fieldState } = useInput({ source, parse: html, format: html, defaultValue: '' })
  const problem = fieldState.error?.message ?? ''
  return (
    <Box
      sx={{
        mt: 1,
        mb: 1,
        '& .ProseMirror': { minHeight: '9rem', maxHeight: '28rem', overflowY: 'auto', fontSize: '1rem' },
      }}
    >
      <FormLabel component="p" id={`${id}-label`} error={fieldState.invalid} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Suspense fallback={<Box sx={{ minHeight: '12rem' }} />}>
        <RichEditor
          id={id}
          labelId={`${id}-label`}
          text={field.value}
          invalid={fieldState.invalid}
          describedBy={fieldState.invalid || misses ? `${id}-help` : undefined}
          change={(text) => field.onChange(localText(text))}
        />
      </Suspense>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid}>
        {problem || (misses && <MissingMark />)}
      </FormHelperText>
    </Box>
  )
}

type ResolvePick = (link: PickedLink | null) => void

/** Provides the rich-text editor with link targets, as on the page; the URL is in one language. */
export function LinkPicker({ language, children }: { language: Locale; children: ReactNode }) {
  const [resolvePick, setResolvePick] = useState<ResolvePick | null>(null)
  const services = useMemo<FormServices>(
    () => ({
      colors: [],
      questionCategories: [],
      pickImage: null,
      pickFile: null,
      nameLink: null,
      pickLink: () => new Promise((resolve: ResolvePick) => setResolvePick(() => resolve)),
    }),
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
