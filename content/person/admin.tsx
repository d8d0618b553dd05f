import GroupsIcon from '@mui/icons-material/Groups'
import { Chip, Stack } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { defineAdmin } from '#admin/define-resource.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { DatesOfRecord } from '../production/dates/admin/DatesOfRecord.tsx'
import person from './fields.ts'

const kinds = ['is_instructor', 'is_soloist', 'is_employee'] as const

export default defineAdmin(person, {
  icon: GroupsIcon,
  menu: { group: 'content', order: 3 },
  list: {
    columns: { kinds: (record) => <Kinds record={record} /> },
    bulk: <MergeButton resource="people" />,
  },
  elements: { dates: <DatesOfRecord field="person_id" /> },
})

function Kinds({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {kinds
        .filter((kind) => record[kind] === true)
        .map((kind) => (
          <Chip key={kind} size="small" variant="outlined" label={translate(`resources.people.fields.${kind}`)} />
        ))}
    </Stack>
  )
}
