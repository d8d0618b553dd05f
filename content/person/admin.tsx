import GroupsIcon from '@mui/icons-material/Groups'
import { Chip, Stack } from '@mui/material'
import { BooleanInput, type RaRecord, required, useTranslate } from 'react-admin'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { OrderInput, Row, SlugInputs } from '#admin/inputs/fields.tsx'
import { IdentifierInputs } from '#admin/inputs/IdentifierInputs.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferenceListPicker } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { localText } from '#admin/records.ts'
import { DatesOfRecord } from '../event/admin/DatesOfRecord.tsx'

const kinds = ['is_instructor', 'is_soloist', 'is_employee'] as const

/** Enough to create someone while planning. */
export function PersonCoreInputs() {
  return (
    <>
      <Row>
        <LineInput source="first_name" helperText={false} />
        <LineInput source="last_name" validate={required()} helperText={false} />
      </Row>
      <Row columns={3}>
        {kinds.map((kind) => (
          <BooleanInput key={kind} source={kind} helperText={false} />
        ))}
        <BooleanInput source="is_group" helperText={false} />
      </Row>
    </>
  )
}

function PersonInputs() {
  return (
    <>
      <Section title="partitur.section.general">
        <PersonCoreInputs />
        <LocalisedInput source="role" />
        <LocalisedInput source="department" />
        <ReferenceListPicker source="instruments" reference="instruments" create={quickForm('instruments')} />
        <PictureInput />
      </Section>
      <Section title="partitur.section.texts">
        <LocalisedRichInput source="biography" />
      </Section>
      <Section title="partitur.section.contact">
        <Row>
          <LineInput source="email" type="email" helperText={false} />
          <LineInput source="phone" type="tel" helperText={false} />
        </Row>
      </Section>
      <Section title="partitur.section.site">
        <OnlineInput />
        <BooleanInput source="has_page" helperText="partitur.help.hasPage" />
        <SlugInputs />
        <OrderInput />
      </Section>
      <IdentifierInputs />
      <DatesOfRecord by="person_id" />
    </>
  )
}

const people = defineResource({
  name: 'people',
  menu: { group: 'content', place: 3 },
  icon: GroupsIcon,
  list: {
    nameSource: 'last_name',
    sort: { field: 'last_name', order: 'ASC' },
    filters: [...kinds.map((kind) => yesNoFilter(kind)), yesNoFilter('is_group'), onlineFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => localText(record.role),
    columns: [
      { source: 'role', render: (record) => localText(record.role) },
      { source: 'kinds', render: (record) => <Kinds record={record} /> },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
    bulk: (
      <>
        <MergeButton resource="people" />
        <BulkActions canGoOnline />
      </>
    ),
  },
  inputs: <PersonInputs />,
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

export default people
