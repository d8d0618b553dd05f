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
  /** The inputs of a new record made on the spot; without them nothing can be created here. */
  create?: ReactElement
  option?: PickOption
  /** What a new record made here starts with. */
  createWith?: Record<string, unknown>
}

/** How a choice is shown, and how it is written once chosen; both its name when not said. */
export type PickOption = {
  element: ReactElement<{ record: RaRecord }>
  text: (record: Record<string, unknown>) => string
}

const search = (q: string) => ({ q })
const matchesAlways = () => true

/** What a picker asks for at once: as the server lists the resource, which is how people look for it. */
export const initialChoices = { perPage: 50, sort: { field: '', order: 'ASC' } } as const

/** Chooses one record of another resource by searching for it, or makes it here. */
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

/** Chooses one; choices of one name say what tells them apart. */
export function NamedChoice(props: AutocompleteInputProps) {
  const nameIn = useDistinctName()
  return <AutocompleteInput {...props} {...(props.inputText ? {} : { optionText: nameIn })} />
}

/** Chooses several. */
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

/** The same function for as long as the field is there: another one would make react-admin forget what is typed. */
function useDistinctName(): (record: Record<string, unknown>) => string {
  const { resource, allChoices = [] } = useChoicesContext()
  const latest = useRef(distinctNames(resource, allChoices))
  latest.current = useMemo(() => distinctNames(resource, allChoices), [resource, allChoices])
  return useCallback((record) => latest.current(record), [])
}

/** How choices are searched, shown and made on the spot, in every picker. */
export function pickerProps({ reference, create, option, createWith }: PickerProps) {
  return {
    // After a choice the focus comes back, and a list that opened by itself would cover what stands below.
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
