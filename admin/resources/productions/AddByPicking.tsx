import { Box } from '@mui/material'
import { type ReactElement, type ReactNode, useState } from 'react'
import { AutocompleteInput, ReferenceInput, SourceContextProvider } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { CreateHere } from '../../inputs/CreateHere.tsx'
import type { PickOption } from '../../inputs/Pick.tsx'
import { nameOf } from '../../records.ts'

type AddByPickingProps = {
  reference: string
  label: string
  create: ReactElement
  option?: PickOption
  onPick: (id: number) => void
}

const search = (q: string) => ({ q })
const matchesAlways = () => true

/** A picker that hands its choice over and is empty again. Its value is in a form of its own, so the record never holds it. */
export function AddByPicking({ reference, label, create, option, onPick }: AddByPickingProps) {
  const [round, setRound] = useState(0)
  return (
    <Box sx={{ flex: '1 1 18rem', maxWidth: 480 }}>
      <PickerForm key={round}>
        <ReferenceInput source="picked" reference={reference} perPage={50}>
          <AutocompleteInput
            label={label}
            helperText={false}
            filterToQuery={search}
            {...(option ? { optionText: option.element, inputText: option.text, matchSuggestion: matchesAlways } : { optionText: nameOf })}
            create={<CreateHere resource={reference}>{create}</CreateHere>}
            createLabel="partitur.action.createHere"
            createItemLabel="partitur.action.createNamed"
            onChange={(id) => {
              if (typeof id !== 'number') return
              onPick(id)
              setRound((before) => before + 1)
            }}
          />
        </ReferenceInput>
      </PickerForm>
    </Box>
  )
}

const ownSources = { getSource: (source: string) => source, getLabel: (source: string) => source }

function PickerForm({ children }: { children: ReactNode }) {
  const form = useForm()
  return (
    <SourceContextProvider value={ownSources}>
      <FormProvider {...form}>{children}</FormProvider>
    </SourceContextProvider>
  )
}
