import CategoryIcon from '@mui/icons-material/Category'
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber'
import EmojiPeopleIcon from '@mui/icons-material/EmojiPeople'
import LabelIcon from '@mui/icons-material/Label'
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic'
import SchoolIcon from '@mui/icons-material/School'
import type { ComponentType } from 'react'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { OrderInput } from '../inputs/fields.tsx'
import { defineResource } from './define-resource.tsx'

/** What has a name and a place in the order, and nothing else. */
export function NamedInputs() {
  return (
    <>
      <BothInput source="name" required />
      <OrderInput />
    </>
  )
}

export const eventTypes = defineNamed('event-types', LabelIcon)
export const subscriptions = defineNamed('subscriptions', ConfirmationNumberIcon)
export const parentGroups = defineNamed('parent-groups', SchoolIcon)
export const ageGroups = defineNamed('age-groups', EmojiPeopleIcon)
export const instrumentGroups = defineNamed('instrument-groups', LibraryMusicIcon)
export const categories = defineNamed('categories', CategoryIcon)

function defineNamed(name: string, icon: ComponentType) {
  return defineResource({
    name,
    icon,
    list: { sort: { field: 'order', order: 'ASC' }, columns: [{ source: 'order', sortable: true, numeric: true }, stateColumn] },
    inputs: <NamedInputs />,
  })
}
