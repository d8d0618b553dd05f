import CategoryIcon from '@mui/icons-material/Category'
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber'
import EmojiPeopleIcon from '@mui/icons-material/EmojiPeople'
import LabelIcon from '@mui/icons-material/Label'
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic'
import SchoolIcon from '@mui/icons-material/School'
import type { ComponentType } from 'react'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { type ContentResource, defineResource } from '#admin/define-resource.tsx'
import { OrderInput } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import type { ResourceName } from '#model/define-type.ts'

/** Inputs of records with only a name and an order. */
export function NamedInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <OrderInput />
    </>
  )
}

const eventTypes = defineNamed('event-types', LabelIcon, { group: 'programme', place: 5 })
const subscriptions = defineNamed('subscriptions', ConfirmationNumberIcon, { group: 'programme', place: 6 })
const parentGroups = defineNamed('parent-groups', SchoolIcon, { group: 'school', place: 2 })
const ageGroups = defineNamed('age-groups', EmojiPeopleIcon, { group: 'school', place: 3 })
const instrumentGroups = defineNamed('instrument-groups', LibraryMusicIcon, { group: 'school', place: 5 })
const categories = defineNamed('categories', CategoryIcon, { group: 'content', place: 9 })

function defineNamed(name: ResourceName, icon: ComponentType, menu: ContentResource['menu']) {
  return defineResource({
    name,
    icon,
    menu,
    list: {
      sort: { field: 'order', order: 'ASC' },
      columns: [{ source: 'order', sortable: true, numeric: true }, stateColumn],
    },
    inputs: <NamedInputs />,
  })
}

export default [eventTypes, subscriptions, parentGroups, ageGroups, instrumentGroups, categories]
