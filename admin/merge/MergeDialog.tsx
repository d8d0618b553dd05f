import { Alert, Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { type RaRecord, ResourceContextProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { MergeableResource, mergeEndpoint } from '#contract/admin/resources/merge.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { ValueText } from '../conflict/ValueText.tsx'
import { currentLanguage } from '../i18n/language.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { recordName } from '../records.ts'
import { UsagePlaces } from '../usage/UsagePlaces.tsx'
import { useUsage } from '../usage/use-usage.ts'

type MergeDialogProps = {
  resource: MergeableResource
  records: [RaRecord, RaRecord]
  close: () => void
  done: () => void
}
type Endpoint = ReturnType<typeof mergeEndpoint>

/** Chooses the remaining record and its values, shows the repointed references, then merges. */
export function MergeDialog({ resource, records: read, close, done }: MergeDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const [records] = useState(read)
  const { placesOf, isPending } = useUsage(
    resource,
    records.map(({ id }) => id),
  )
  const [keptId, keepId] = useState(records[0].id)
  const [choices, setChoices] = useState<Record<string, RaRecord['id']>>({})
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [keep, drop] = keptId === records[0].id ? records : [records[1], records[0]]
  const names = { keep: recordName(resource, keep), drop: recordName(resource, drop) }
  const fields = differingFields(resource, records)
  const sourceOf = (field: string) => choices[field] ?? (isPreferred(drop[field], keep[field]) ? drop.id : keep.id)

  async function merge() {
    setBusy(true)
    setProblem('')
    try {
      const asRead = ({ id, version }: RaRecord) => ({ id: Number(id), version: Number(version) })
      const takenFields = fieldsFromDropped(fields, sourceOf, drop.id)
      await call<Endpoint>(resourceAddresses(resource).merge, {
        body: { keep: asRead(keep), drop: asRead(drop), take: takenFields },
      })
      notify('partitur.merge.done', { messageArgs: names })
      done()
      refresh()
      redirect('edit', resource, keep.id)
    } catch (cause) {
      setProblem(errorMessage(cause))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={translate('partitur.merge.title')}
      maxWidth="md"
      close={close}
      isLocked={isBusy}
      isLoading={isPending}
      action={{ label: translate('partitur.merge.button'), run: merge, isDisabled: isPending }}
    >
      <ResourceContextProvider value={resource}>
        <Choice
          label={translate('partitur.merge.whichStays')}
          value={String(keep.id)}
          choose={(id) => keepId(Number(id))}
        >
          {records.map((record) => (
            <Option key={record.id} value={String(record.id)}>
              <strong>{recordName(resource, record)}</strong>{' '}
              <Typography component="span" color="text.secondary">
                {translate('partitur.merge.number', { id: record.id })} ·{' '}
                {translate('partitur.merge.uses', { smart_count: placesOf(record.id).length })}
              </Typography>
            </Option>
          ))}
        </Choice>
        {fields.map((field) => (
          <Choice
            key={field}
            label={translate(`resources.${resource}.fields.${field}`, { _: field })}
            value={String(sourceOf(field))}
            choose={(id) => setChoices({ ...choices, [field]: Number(id) })}
          >
            {records.map((record) => (
              <Option key={record.id} value={String(record.id)}>
                <FieldWords field={field} value={record[field]} />
              </Option>
            ))}
          </Choice>
        ))}
      </ResourceContextProvider>
      {placesOf(drop.id).length > 0 && (
        <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, mb: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{translate('partitur.merge.pointsTo', names)}</Typography>
          <Box
            sx={{ maxHeight: 220, overflowY: 'auto' }}
            tabIndex={0}
            role="group"
            aria-label={translate('partitur.merge.pointsTo', names)}
          >
            <UsagePlaces places={placesOf(drop.id)} />
          </Box>
        </Box>
      )}
      <Alert severity="info">{translate('partitur.merge.consequences', names)}</Alert>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </ActionDialog>
  )
}

type ChoiceProps = { label: string; value: string; choose: (value: string) => void; children: React.ReactNode }

function Choice({ label, value, choose, children }: ChoiceProps) {
  const id = useId()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {children}
      </RadioGroup>
    </Box>
  )
}

function Option({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', mr: 0 }}
      label={
        <Box component="span" sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      }
    />
  )
}

function FieldWords({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate()
  if (!isFilled(value)) return conflictWords[currentLanguage()].empty
  if (typeof value === 'object' && value !== null && 'de' in value && 'en' in value) {
    const texts = [value.de, value.en].filter((text) => text !== '')
    return texts.map((text, index) => (
      <Box component="span" key={index} sx={{ display: 'block' }}>
        <ValueText field={field} value={text} />
      </Box>
    ))
  }
  if (Array.isArray(value) && typeof value[0] === 'number')
    return translate('partitur.merge.many', { smart_count: value.length })
  return <ValueText field={field} value={value} />
}

type FieldValues = Readonly<Record<string, unknown>>

/** Fields that are never taken over: the slug, and the publication time. */
const ownFields = new Set(['slug_de', 'slug_en', 'online_from', 'online_with'])

/** The fields of two records that do not have the same value, in the order of the form. */
export function differingFields(
  resource: MergeableResource,
  [one, other]: readonly [FieldValues, FieldValues],
): string[] {
  const fields = Object.keys(resourceBodies[resource].shape).filter((field) => !ownFields.has(field))
  return fields.filter((field) => JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null))
}

export function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((inner) => inner !== '')
  return value !== null && value !== undefined && value !== ''
}

/** Whether a value is preselected over the other: a filled one over an empty one, yes over no. */
export function isPreferred(value: unknown, than: unknown): boolean {
  return (isFilled(value) && !isFilled(than)) || (value === true && than === false)
}

/** The fields whose values are taken from the removed record. */
export function fieldsFromDropped<Id>(
  fields: readonly string[],
  sourceOf: (field: string) => Id,
  droppedId: Id,
): string[] {
  return fields.filter((field) => sourceOf(field) === droppedId)
}
