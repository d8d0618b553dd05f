import type { ReactElement } from 'react'
import { AutocompleteArrayInput, AutocompleteInput, required as mustBeGiven, type RaRecord, ReferenceArrayInput, ReferenceInput } from 'react-admin'
import { nameOf } from '../records.ts'
import { CreateHere } from './CreateHere.tsx'

type PickProps = {
  source: string
  reference: string
  required?: boolean
  label?: string
  /** The inputs of a new record made on the spot; without them nothing can be created here. */
  create?: ReactElement
  option?: PickOption
}

/** How a choice is shown, and how it is written once chosen; both its name when not said. */
export type PickOption = { element: ReactElement<{ record: RaRecord }>; text: (record: Record<string, unknown>) => string }

const search = (q: string) => ({ q })
const matchesAlways = () => true
const CHOICES = 50

/** Chooses one record of another resource by searching for it, or makes it here. */
export function PickOne({ source, reference, required = false, label, create, option }: PickProps) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={CHOICES}>
      <AutocompleteInput {...shared({ reference, create, option })} {...(label ? { label } : {})} {...(required ? { validate: mustBeGiven() } : {})} />
    </ReferenceInput>
  )
}

/** Chooses several. */
export function PickMany({ source, reference, label, create, option }: Omit<PickProps, 'required'>) {
  return (
    <ReferenceArrayInput source={source} reference={reference} perPage={CHOICES}>
      <AutocompleteArrayInput {...shared({ reference, create, option })} {...(label ? { label } : {})} />
    </ReferenceArrayInput>
  )
}

function shared({ reference, create, option }: Pick<PickProps, 'reference'> & { create: ReactElement | undefined; option: PickOption | undefined }) {
  return {
    filterToQuery: search,
    helperText: false as const,
    ...(option ? { optionText: option.element, inputText: option.text, matchSuggestion: matchesAlways } : { optionText: nameOf }),
    ...(create
      ? {
          create: <CreateHere resource={reference}>{create}</CreateHere>,
          createLabel: 'partitur.action.createHere',
          createItemLabel: 'partitur.action.createNamed',
        }
      : {}),
  }
}
