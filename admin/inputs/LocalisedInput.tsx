import { Box } from '@mui/material'
import { useResourceContext, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { localText } from '../records.ts'
import { LineInput } from './LineInput.tsx'
import { MissingMark } from './MissingMark.tsx'

type LocalisedInputProps = {
  source: string
  required?: boolean | undefined
  multiline?: boolean | undefined
  maxLength?: number | undefined
  help?: string | undefined
}

/** One text in German and English side by side, with a mark where English is missing. */
export function LocalisedInput({ source, required = false, multiline = false, maxLength, help }: LocalisedInputProps) {
  const labelIn = useLanguageLabel(source)
  const path = useWrappedSource(source)
  const [german, english] = useWatch({ name: [`${path}.de`, `${path}.en`] })
  const misses = localText(german).trim() !== '' && localText(english).trim() === ''
  const shared = {
    multiline,
    ...(multiline ? { minRows: 3 } : {}),
    ...(maxLength ? { slotProps: { htmlInput: { maxLength } } } : {}),
  }
  return (
    <LanguageColumns>
      <LineInput source={`${source}.de`} label={labelIn('de', required)} helperText={help ?? false} {...shared} />
      <LineInput
        source={`${source}.en`}
        label={labelIn('en', false)}
        helperText={misses ? <MissingMark /> : false}
        {...shared}
      />
    </LanguageColumns>
  )
}

export function LanguageColumns({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        columnGap: 2,
        width: '100%',
        alignItems: 'start',
        '& > *': { minWidth: 0 },
      }}
    >
      {children}
    </Box>
  )
}

/** `Titel (Deutsch) *`: only the label tells the two inputs of a text apart. */
export function useLanguageLabel(source: string) {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (locale: 'de' | 'en', required: boolean) =>
    `${translate(`resources.${resource}.fields.${source}`)} (${translate(`partitur.language.${locale}`)})${required ? ' *' : ''}`
}
