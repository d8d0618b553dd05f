import CampaignIcon from '@mui/icons-material/Campaign'
import FeaturedPlayListIcon from '@mui/icons-material/FeaturedPlayList'
import type { ComponentType } from 'react'
import { FunctionField, type RaRecord, useTranslate } from 'react-admin'
import { stateColumn } from '../columns/State.tsx'
import { Thumb } from '../columns/Thumb.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { OnlineInput, OrderInput, VariantInput } from '../inputs/fields.tsx'
import { LinkInput } from '../inputs/LinkInput.tsx'
import { PictureInput } from '../inputs/PictureInput.tsx'
import { BulkActions } from '../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter, variantFilter } from '../lists/filters.tsx'
import { defineResource } from './define-resource.tsx'

function StageInputs() {
  return (
    <>
      <VariantInput />
      <BothInput source="preline" />
      <BothInput source="headline" required />
      <BothInput source="subline" />
      <BothInput source="text" multiline maxLength={256} help="partitur.help.text256" />
      <LinkInput source="link" />
      <BothInput source="link_text" />
      <PictureInput />
      <OrderInput />
      <OnlineInput />
    </>
  )
}

export const heroes = defineStage('heroes', CampaignIcon)
export const teasers = defineStage('teasers', FeaturedPlayListIcon)

function defineStage(name: string, icon: ComponentType) {
  return defineResource({
    name,
    icon,
    list: {
      nameSource: 'headline',
      sort: { field: 'order', order: 'ASC' },
      filters: [variantFilter, onlineFilter, missingEnglishFilter],
      picture: (record) => <Thumb imageId={record.image_id} />,
      columns: [{ source: 'variant', render: () => <VariantField /> }, { source: 'order', sortable: true, numeric: true }, stateColumn],
      bulk: <BulkActions canGoOnline />,
    },
    inputs: <StageInputs />,
  })
}

function VariantField() {
  const translate = useTranslate()
  return <FunctionField render={(record: RaRecord) => translate(`partitur.variant.${record.variant}`)} />
}
