import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  required,
  SelectInput,
  useCanAccess,
  useGetList,
  useTranslate,
  useWrappedSource,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Release } from '#contract/admin/releases.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { currentLanguage } from '../i18n/language.ts'
import { LocalTimeInput } from './LocalTimeInput.tsx'

type Start = 'now' | 'time' | 'release'

/** Publishing: at once, from a time on, or with a release. */
export function OnlineInput() {
  const isOnline: unknown = useWatch({ name: useWrappedSource('is_online') })
  return (
    <>
      <BooleanInput source="is_online" helperText="partitur.help.online" />
      {isOnline === true && <StartInput />}
    </>
  )
}

function StartInput() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { canAccess: hasReleases } = useCanAccess({ resource: 'releases', action: 'list' })
  const [from, together] = [useWrappedSource('online_from'), useWrappedSource('online_with')]
  const [start, setStart] = useState<Start>(() => startOf({ from: getValues(from), together: getValues(together) }))
  const starts: Start[] = hasReleases || start === 'release' ? ['now', 'time', 'release'] : ['now', 'time']

  function choose(next: Start) {
    setStart(next)
    setValue(from, null, { shouldDirty: true })
    setValue(together, null, { shouldDirty: true })
  }

  return (
    <>
      <TextField
        select
        label={translate('partitur.start.label')}
        value={start}
        onChange={({ target }) => choose(target.value as Start)}
        helperText={start === 'now' ? ' ' : translate('partitur.start.hint')}
        sx={{ maxWidth: 420 }}
      >
        {starts.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`partitur.start.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {start === 'time' && <LocalTimeInput source="online_from" required />}
      {start === 'release' && <ReleaseInput />}
    </>
  )
}

/** A start in the past counts as online. */
function startOf({ from, together }: { from: unknown; together: unknown }): Start {
  if (typeof from !== 'string' || new Date(from) <= new Date()) return 'now'
  return typeof together === 'number' ? 'release' : 'time'
}

function ReleaseInput() {
  const { data = [] } = useGetList<Release>('releases', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'public_from', order: 'ASC' },
  })
  const open = data.filter(({ is_out }) => !is_out)
  return (
    <SelectInput
      source="online_with"
      choices={open.map(({ id, name, public_from }) => ({
        id,
        name: `${name} · ${formatTimestamp(public_from, currentLanguage())}`,
      }))}
      translateChoice={false}
      validate={required()}
      helperText={false}
      sx={{ maxWidth: 420 }}
    />
  )
}
