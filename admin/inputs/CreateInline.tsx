import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { CreateBase, Form, ResourceContextProvider, useCreateSuggestionContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { resourceBodies } from '#contract/admin/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { initialValues } from '../api/initial-values.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useSaveKey } from '../forms/use-save-key.ts'
import { useShowFirstError } from '../forms/use-show-first-error.ts'
import { confirmLeave } from '../unsaved/unsaved.ts'
import { useRegisterUnsaved } from '../unsaved/use-register-unsaved.ts'

type FieldValues = Record<string, unknown>

/** A small form for a missing record of a picker; after saving it is selected. */
export function CreateInline({
  resource,
  startWith,
  children,
}: {
  resource: string
  startWith?: FieldValues | undefined
  children: ReactElement
}) {
  const translate = useTranslate()
  const { onCancel, onCreate, filter = '' } = useCreateSuggestionContext()
  const title = translate('ra.page.create', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) })
  const holds = useRef(() => false)
  if (!isResourceName(resource)) return null

  async function cancel() {
    if (await confirmLeave(holds.current)) onCancel()
  }

  return (
    <Dialog open onClose={() => void cancel()} fullWidth maxWidth="md" aria-labelledby="create-here">
      <ResourceContextProvider value={resource}>
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess: (record) => onCreate(record) }}>
          <Form defaultValues={{ ...startingWith(resource, filter), ...startWith }} noValidate>
            <DialogTitle id="create-here">{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <Actions cancel={cancel} holdsIn={holds} />
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </Dialog>
  )
}

type ActionsProps = { cancel: () => Promise<void>; holdsIn: RefObject<() => boolean> }

function Actions({ cancel, holdsIn }: ActionsProps) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const { isSubmitting } = useFormState()
  const holds = useRegisterUnsaved(place)
  useSaveKey(place, () => !isSubmitting)
  useShowFirstError(place)
  useEffect(() => {
    holdsIn.current = holds
  }, [holds, holdsIn])
  return (
    <DialogActions ref={place}>
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
    const words = text.trim().split(/\s+/)
    return { ...values, last_name: words.at(-1), first_name: words.slice(0, -1).join(' ') }
  }
  const field = ['name', 'title', 'headline', 'question'].find((name) => name in shape)
  return field ? { ...values, [field]: field in values ? { de: text, en: '' } : text } : values
}

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resourceBodies, name)
}
