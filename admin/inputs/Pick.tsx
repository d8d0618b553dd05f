import { type ReactElement, useCallback, useMemo, useRef } from 'react'
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  required as mustBeGiven,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin'
import { distinctNames, recordName } from '../records.ts'
import { CreateInline } from './CreateInline.tsx'

type PickerProps = {
  reference: string
  create?: ReactElement | undefined
  option?: PickOption | undefined
  createWith?: Record<string, unknown> | undefined
}

type PickProps = {
  source: string
  reference: string
  required?: boolean
  label?: string
  /** Inputs of a new record created here; without them nothing can be created. */
  create?: ReactElement | undefined
  option?: PickOption
  /** Initial values of a record created here. */
  createWith?: Record<string, unknown>
}

/** Option label and input text; by default the name. */
export type PickOption = {
  element: ReactElement<{ record: RaRecord }>
  text: (record: Record<string, unknown>) => string
}

const search = (q: string) => ({ q })
const matchesAlways = () => true

/** Initial options in the server's default order, which people expect. */
export const initialChoices = { perPage: 50, sort: { field: '', order: 'ASC' } } as const

/** A search field for one record of another resource, which can also be created here. */
export function ReferencePicker({ source, reference, required = false, label, create, option, createWith }: PickProps) {
  return (
    <ReferenceInput source={source} reference={reference} {...initialChoices}>
      <NamedChoice
        {...pickerProps({ reference, create, option, createWith })}
        {...(label ? { label } : {})}
        {...(required ? { validate: mustBeGiven() } : {})}
      />
    </ReferenceInput>
  )
}

/** Equal names get their distinguishing text. */
export function NamedChoice(props: AutocompleteInputProps) {
  const nameIn = useDistinctName()
  return <AutocompleteInput {...props} {...(props.inputText ? {} : { optionText: nameIn })} />
}

export function ReferenceListPicker({
  source,
  reference,
  label,
  create,
  option,
  createWith,
}: Omit<PickProps, 'required'>) {
  return (
    <ReferenceArrayInput source={source} reference={reference} {...initialChoices}>
      <NamedChoices {...pickerProps({ reference, create, option, createWith })} {...(label ? { label } : {})} />
    </ReferenceArrayInput>
  )
}

function NamedChoices(props: AutocompleteArrayInputProps) {
  const nameIn = useDistinctName()
  return <AutocompleteArrayInput {...props} {...(props.inputText ? {} : { optionText: nameIn })} />
}

/** A stable function: react-admin discards the typed text when it changes. */
function useDistinctName(): (record: Record<string, unknown>) => string {
  const { resource, allChoices = [] } = useChoicesContext()
  const latest = useRef(distinctNames(resource, allChoices))
  latest.current = useMemo(() => distinctNames(resource, allChoices), [resource, allChoices])
  return useCallback((record) => latest.current(record), [])
}

/** Search, labels and creation, shared by all pickers. */
export function pickerProps({ reference, create, option, createWith }: PickerProps) {
  return {
    // The focus returns after a choice, and an opened list would cover the content below.
    openOnFocus: false,
    filterToQuery: search,
    helperText: false as const,
    ...(option
      ? { optionText: option.element, inputText: option.text, matchSuggestion: matchesAlways }
      : { optionText: (record: Record<string, unknown>) => recordName(reference, record) }),
    ...(create
      ? {
          create: (
            <CreateInline resource={reference} startWith={createWith}>
              {create}
            </CreateInline>
          ),
          createLabel: 'partitur.action.createHere',
          createItemLabel: 'partitur.action.createNamed',
        }
      : {}),
  }
}
