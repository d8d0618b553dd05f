import HandshakeIcon from '@mui/icons-material/Handshake'
import { FunctionField, type RaRecord, SelectInput, useTranslate } from 'react-admin'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter } from '#admin/lists/filters.tsx'
import { sponsorTiers } from './type.ts'

const tiers = sponsorTiers.map((id) => ({ id, name: `resources.sponsors.choices.tier.${id}` }))

function SponsorInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <Row>
        <SelectInput source="tier" choices={tiers} isRequired helperText={false} />
        <OrderInput />
      </Row>
      <PictureInput fit="contain" />
      <LineInput source="link" type="url" helperText={false} />
      <LocalisedInput source="text" multiline maxLength={256} help="partitur.help.text256" />
      <Row>
        <LocalTimeInput source="shown_from" />
        <LocalTimeInput source="shown_until" />
      </Row>
      <OnlineInput />
    </>
  )
}

const sponsors = defineResource({
  name: 'sponsors',
  icon: HandshakeIcon,
  menu: { group: 'content', place: 9 },
  list: {
    sort: { field: 'tier', order: 'ASC' },
    filters: [<SelectInput key="tier" source="tier" choices={tiers} />, onlineFilter],
    picture: (record) => <Thumb imageId={record.image_id} fit="contain" />,
    columns: [
      { source: 'tier', sortable: true, render: () => <TierField /> },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <SponsorInputs />,
})

function TierField() {
  const translate = useTranslate()
  return <FunctionField render={(record: RaRecord) => translate(`resources.sponsors.choices.tier.${record.tier}`)} />
}

export default sponsors
