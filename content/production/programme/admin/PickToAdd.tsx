import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { ReferenceInput, SourceContextProvider } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { initialChoices, NamedChoice, type PickerOptions, pickerProps } from '#admin/inputs/Pick.tsx'

type PickToAddProps = PickerOptions & { label: string; onPick: (id: number) => void }

/** A picker that reports the choice and clears itself. Its value lives in a form of its own, never in the record. */
export function PickToAdd({ label, onPick, ...options }: PickToAddProps) {
  const [round, setRound] = useState(0)
  return (
    <Box sx={{ flex: '1 1 18rem', maxWidth: 480 }}>
      <PickerForm key={round}>
        <ReferenceInput source="picked" reference={options.reference} {...initialChoices}>
          <NamedChoice
            label={label}
            {...pickerProps(options)}
            TextFieldProps={{ autoFocus: round > 0 }}
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
