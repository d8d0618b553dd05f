import { Box, FormHelperText, FormLabel } from '@mui/material'
import { useId } from 'react'
import { useInput, useLocaleState, useWrappedSource } from 'react-admin'
import { I18nProvider } from 'react-aria-components'
import { useWatch } from 'react-hook-form'
import { textOfRichText } from '#contract/plain-text.ts'
import { RichTextInput } from '#modules/fields/RichTextInput.tsx'
import { localText } from '../records.ts'
import { BothColumns, useBothLabel } from './BothInput.tsx'
import { LinkPicker } from './LinkPicker.tsx'
import { MissingMark } from './MissingMark.tsx'

const html = (value: unknown) => localText(value)

/** Rich text in both languages, in the editor of the page (spec §5). */
export function BothRichInput({ source }: { source: string }) {
  const labelIn = useBothLabel(source)
  const path = useWrappedSource(source)
  const [german, english] = useWatch({ name: [`${path}.de`, `${path}.en`] })
  const misses = textOfRichText(localText(german)) !== '' && textOfRichText(localText(english)) === ''
  return (
    <BothColumns>
      <LinkPicker language="de">
        <RichInput source={`${source}.de`} label={labelIn('de', false)} />
      </LinkPicker>
      <LinkPicker language="en">
        <RichInput source={`${source}.en`} label={labelIn('en', false)} misses={misses} />
      </LinkPicker>
    </BothColumns>
  )
}

function RichInput({ source, label, misses = false }: { source: string; label: string; misses?: boolean }) {
  const id = useId()
  const [locale] = useLocaleState()
  const { field, fieldState } = useInput({ source, parse: html, format: html, defaultValue: '' })
  const problem = fieldState.error?.message ?? ''
  return (
    <Box sx={{ mt: 1, mb: 1, '& .ProseMirror': { minHeight: '9rem', maxHeight: '28rem', overflowY: 'auto', fontSize: '1rem' } }}>
      <FormLabel component="p" id={`${id}-label`} error={fieldState.invalid} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <I18nProvider locale={locale}>
        <RichTextInput
          field={{ type: 'rich-text', name: 'text' }}
          id={id}
          labelId={`${id}-label`}
          values={{ text: field.value }}
          placeholder=""
          invalid={fieldState.invalid}
          describedBy={fieldState.invalid || misses ? `${id}-help` : undefined}
          locale={locale === 'en' ? 'en' : 'de'}
          optionLabels={{}}
          change={(patch) => field.onChange(localText(patch.text))}
        />
      </I18nProvider>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid}>
        {problem || (misses && <MissingMark />)}
      </FormHelperText>
    </Box>
  )
}
