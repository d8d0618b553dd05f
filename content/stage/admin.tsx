import CampaignIcon from '@mui/icons-material/Campaign'
import FeaturedPlayListIcon from '@mui/icons-material/FeaturedPlayList'
import type { ComponentType } from 'react'
import { FunctionField, type RaRecord, useTranslate } from 'react-admin'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { OrderInput, VariantInput } from '#admin/inputs/fields.tsx'
import { LinkInput } from '#admin/inputs/LinkInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, variantFilter } from '#admin/lists/filters.tsx'
import type { ResourceName } from '#model/define-type.ts'

function StageInputs() {
  return (
    <>
      <VariantInput />
      <LocalisedInput source="preline" />
      <LocalisedInput source="headline" required />
      <LocalisedInput source="subline" />
      <LocalisedInput source="text" multiline maxLength={256} help="partitur.help.text256" />
      <LinkInput source="link" />
      <LocalisedInput source="link_text" />
      <PictureInput />
      <OrderInput />
      <OnlineInput />
    </>
  )
}

const heroes = defineStage('heroes', CampaignIcon, 7)
const teasers = defineStage('teasers', FeaturedPlayListIcon, 8)

function defineStage(name: ResourceName, icon: ComponentType, place: number) {
  return defineResource({
    name,
    icon,
    menu: { group: 'content', place },
    list: {
      nameSource: 'headline',
      sort: { field: 'order', order: 'ASC' },
      filters: [variantFilter, onlineFilter],
      picture: (record) => <Thumb imageId={record.image_id} />,
      columns: [
        { source: 'variant', render: () => <VariantField /> },
        { source: 'order', sortable: true, numeric: true },
        stateColumn,
      ],
      bulk: <BulkActions canGoOnline />,
    },
    inputs: <StageInputs />,
  })
}

function VariantField() {
  const translate = useTranslate()
  return <FunctionField render={(record: RaRecord) => translate(`partitur.variant.${record.variant}`)} />
}

export default [heroes, teasers]
