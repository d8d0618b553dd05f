import { Box } from '@mui/material'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ReferenceInput, SourceContextProvider } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { initialChoices, NamedChoice, type PickOption, pickerProps } from '#admin/inputs/Pick.tsx'

type PickToAddProps = {
  reference: string
  label: string
  create: ReactElement | undefined
  option?: PickOption
  /** Initial values of a record created here. */
  createWith?: Record<string, unknown>
  onPick: (id: number) => void
}

/** A picker that reports the choice and clears itself. Its value lives in a form of its own, never in the record. */
export function PickToAdd({ reference, label, create, option, createWith, onPick }: PickToAddProps) {
  const [round, setRound] = useState(0)
  return (
    <Box sx={{ flex: '1 1 18rem', maxWidth: 480 }}>
      <PickerForm key={round}>
        <ReferenceInput source="picked" reference={reference} {...initialChoices}>
          <NamedChoice
            label={label}
            {...pickerProps({ reference, create, option, createWith })}
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
