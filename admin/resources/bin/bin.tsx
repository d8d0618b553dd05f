import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, SelectInput, useDelete, usePermissions, useTranslate } from 'react-admin'
import type { BinRecord } from '#contract/admin/bin.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { contentTypes } from '#model/types.ts'
import { useBusy } from '../../api/use-busy.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { Entries, Entry, EntryList } from '../../lists/Entries.tsx'
import { localText } from '../../records.ts'
import { RestoreButton } from './RestoreButton.tsx'

export const bin = { name: 'bin', icon: DeleteOutlineIcon, list: BinList }

const kinds = contentTypes.flatMap(({ resource, deletesForGood }) => (deletesForGood ? [] : [resource]))

/** Deleted records with a restore button. */
function BinList() {
  const translate = useTranslate()
  const choices = kinds.map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 2 }) }))
  const byName = choices.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <EntryList<BinRecord>
      words="partitur.bin"
      sort={{ field: 'deleted_at', order: 'DESC' }}
      filters={[
        <SelectInput
          key="resource"
          source="resource"
          choices={byName}
          translateChoice={false}
          alwaysOn
          sx={{ minWidth: 200 }}
        />,
      ]}
    >
      {(records) => (
        <Entries>
          {records.map((record) => (
            <DeletedRecord key={record.id} record={record} />
          ))}
        </Entries>
      )}
    </EntryList>
  )
}

function DeletedRecord({ record }: { record: BinRecord }) {
  const translate = useTranslate()
  const name = localText(record.title)
  const kind = translate(`resources.${record.resource}.name`, { smart_count: 1 })
  const author = record.deleted_by ?? translate('partitur.formerAccount')
  const time = formatTimestamp(record.deleted_at, currentLanguage())
  return (
    <Entry
      name={name}
      state={`${kind} · ${translate('partitur.bin.days', { smart_count: record.days_left })}`}
      note={translate('partitur.bin.deleted', { who: author, when: time })}
    >
      <RestoreButton record={record} name={name} />
      <DeleteForGood record={record} name={name} />
    </Entry>
  )
}

/** For admins: purges before the retention ends. */
function DeleteForGood({ record, name }: { record: BinRecord; name: string }) {
  const translate = useTranslate()
  const { runWhileBusy } = useBusy()
  const { permissions } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const [removeOne, { isPending }] = useDelete()
  if (permissions !== 'admin') return null

  async function remove() {
    await runWhileBusy(async () => {
      await removeOne(
        'bin',
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
    })
    setAsking(false)
  }

  return (
    <>
      <Button color="error" aria-label={translate('partitur.bin.forGoodOf', { name })} onClick={() => setAsking(true)}>
        {translate('partitur.bin.forGood')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="partitur.bin.forGoodOf"
        content="partitur.bin.forGoodText"
        titleTranslateOptions={{ name }}
        confirmColor="warning"
        confirm="partitur.bin.forGood"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
