import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactElement, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  CreateBase,
  Form,
  required as mustBeGiven,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  ResourceContextProvider,
  useChoicesContext,
  useCreateSuggestionContext,
  useTranslate,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { initialValues } from '../api/initial-values.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useSaveKey } from '../forms/use-save-key.ts'
import { useShowFirstError } from '../forms/use-show-first-error.ts'
import { distinctNames } from '../records.ts'
import { confirmLeave } from '../unsaved/unsaved.ts'
import { useRegisterUnsaved } from '../unsaved/use-register-unsaved.ts'

/** Option label and input text; by default the name. */
type PickOption = {
  element: ReactElement<{ record: RaRecord }>
  text: (record: Record<string, unknown>) => string
}

export type PickerOptions = {
  reference: string
  /** Inputs of a new record created here; without them nothing can be created. */
  create?: ReactElement | undefined
  /** Initial values of a record created here. */
  createWith?: Readonly<FieldValues> | undefined
  option?: PickOption | undefined
}

const search = (q: string) => ({ q })
const matchesAlways = () => true

/** Initial options in the server's default order, which people expect. */
export const initialChoices = { perPage: 50, sort: { field: '', order: 'ASC' } } as const

type ReferencePickerProps = Pick<PickerOptions, 'reference' | 'create'> & {
  source: string
  required?: boolean
  label?: string
}

/** A search field for one record of another resource, which can also be created here. */
export function ReferencePicker({ source, reference, required = false, create, ...input }: ReferencePickerProps) {
  return (
    <ReferenceInput source={source} reference={reference} {...initialChoices}>
      <NamedChoice
        {...pickerProps({ reference, create })}
        {...input}
        {...(required ? { validate: mustBeGiven() } : {})}
      />
    </ReferenceInput>
  )
}

/** Equal names get their distinguishing text. */
export function NamedChoice(props: AutocompleteInputProps) {
  return <AutocompleteInput optionText={useDistinctName()} {...props} />
}

export function ReferenceListPicker({ source, ...options }: Omit<PickerOptions, 'option'> & { source: string }) {
  return (
    <ReferenceArrayInput source={source} reference={options.reference} {...initialChoices}>
      <NamedChoices {...pickerProps(options)} />
    </ReferenceArrayInput>
  )
}

function NamedChoices(props: AutocompleteArrayInputProps) {
  return <AutocompleteArrayInput optionText={useDistinctName()} {...props} />
}

/** A stable function: react-admin discards the typed text when it changes. */
function useDistinctName(): (record: Record<string, unknown>) => string {
  const { resource, allChoices = [] } = useChoicesContext()
  const latest = useRef(distinctNames(resource, allChoices))
  latest.current = useMemo(() => distinctNames(resource, allChoices), [resource, allChoices])
  return useCallback((record) => latest.current(record), [])
}

/** Search, labels and creation, shared by all pickers. */
export function pickerProps({ reference, create, createWith, option }: PickerOptions) {
  return {
    // The focus returns after a choice, and an opened list would cover the content below.
    openOnFocus: false,
    filterToQuery: search,
    helperText: false as const,
    ...(option && { optionText: option.element, inputText: option.text, matchSuggestion: matchesAlways }),
    ...(create && {
      create: <CreateInline {...{ reference, createWith }}>{create}</CreateInline>,
      createLabel: 'partitur.action.createHere',
      createItemLabel: 'partitur.action.createNamed',
    }),
  }
}

type FieldValues = Record<string, unknown>

/** A small form for a missing record of a picker; after saving it is selected. */
function CreateInline({
  reference: resource,
  createWith,
  children,
}: Pick<PickerOptions, 'reference' | 'createWith'> & { children: ReactElement }) {
  const translate = useTranslate()
  const { onCancel, onCreate, filter = '' } = useCreateSuggestionContext()
  const title = translate('ra.page.create', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) })
  const hasUnsavedEdits = useRef(() => false)
  if (!isResourceName(resource)) return null

  async function cancel() {
    if (await confirmLeave(hasUnsavedEdits.current)) onCancel()
  }

  return (
    <Dialog open onClose={() => void cancel()} fullWidth maxWidth="md" aria-labelledby="create-here">
      <ResourceContextProvider value={resource}>
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess: (record) => onCreate(record) }}>
          <Form defaultValues={{ ...startingWith(resource, filter), ...createWith }} noValidate>
            <DialogTitle id="create-here">{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <Actions cancel={cancel} holdsIn={hasUnsavedEdits} />
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </Dialog>
  )
}

type ActionsProps = { cancel: () => Promise<void>; holdsIn: RefObject<() => boolean> }

function Actions({ cancel, holdsIn }: ActionsProps) {
  const translate = useTranslate()
  const formRef = useRef<HTMLDivElement>(null)
  const { isSubmitting } = useFormState()
  const hasUnsavedEdits = useRegisterUnsaved(formRef)
  useSaveKey(formRef, () => !isSubmitting)
  useShowFirstError(formRef)
  useEffect(() => {
    holdsIn.current = hasUnsavedEdits
  }, [hasUnsavedEdits, holdsIn])
  return (
    <DialogActions ref={formRef}>
      <Button onClick={() => void cancel()}>{translate('ra.action.cancel')}</Button>
      <SubmitButton />
    </DialogActions>
  )
}

/** The search text becomes the name of the new record. */
function startingWith(resource: ResourceName, text: string): Record<string, unknown> {
  const values = initialValues(resource)
  if (text === '') return values
  const shape: object = resourceBodies[resource].shape
  if ('last_name' in shape) {
    const names = text.trim().split(/\s+/)
    return { ...values, last_name: names.at(-1), first_name: names.slice(0, -1).join(' ') }
  }
  const field = ['name', 'title', 'headline', 'question'].find((name) => name in shape)
  return field ? { ...values, [field]: field in values ? { de: text, en: '' } : text } : values
}

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resourceBodies, name)
}
