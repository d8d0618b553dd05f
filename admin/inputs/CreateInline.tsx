import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { CreateBase, Form, ResourceContextProvider, useCreateSuggestionContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
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
  const hasUnsavedEdits = useRef(() => false)
  if (!isResourceName(resource)) return null

  async function cancel() {
    if (await confirmLeave(hasUnsavedEdits.current)) onCancel()
  }

  return (
    <Dialog open onClose={() => void cancel()} fullWidth maxWidth="md" aria-labelledby="create-here">
      <ResourceContextProvider value={resource}>
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess: (record) => onCreate(record) }}>
          <Form defaultValues={{ ...startingWith(resource, filter), ...startWith }} noValidate>
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
