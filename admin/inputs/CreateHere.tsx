import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { ReactElement } from 'react'
import { CreateBase, Form, ResourceContextProvider, SaveButton, useCreateSuggestionContext, useTranslate } from 'react-admin'
import { bodies, type ResourceName } from '#contract/admin/bodies.ts'
import { initialValues } from '../api/initial-values.ts'

/** A small form for a record that a picker misses; saved, it is chosen at once. */
export function CreateHere({ resource, children }: { resource: string; children: ReactElement }) {
  const translate = useTranslate()
  const { onCancel, onCreate, filter = '' } = useCreateSuggestionContext()
  const title = translate('ra.page.create', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) })
  if (!isResourceName(resource)) return null
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="md" aria-labelledby="create-here">
      <ResourceContextProvider value={resource}>
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess: (record) => onCreate(record) }}>
          <Form defaultValues={startingWith(resource, filter)}>
            <DialogTitle id="create-here">{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <DialogActions>
              <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
              <SaveButton alwaysEnable />
            </DialogActions>
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </Dialog>
  )
}

/** What was searched for is the name of what is made. */
function startingWith(resource: ResourceName, text: string): Record<string, unknown> {
  const values = initialValues(resource)
  if (text === '') return values
  const shape: object = bodies[resource].shape
  if ('last_name' in shape) {
    const words = text.trim().split(/\s+/)
    return { ...values, last_name: words.at(-1), first_name: words.slice(0, -1).join(' ') }
  }
  const field = ['name', 'title', 'headline', 'question'].find((name) => name in shape)
  return field ? { ...values, [field]: field in values ? { de: text, en: '' } : text } : values
}

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(bodies, name)
}
