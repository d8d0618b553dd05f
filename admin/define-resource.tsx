import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'
import type { RecordType } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'
import { FormParts, formTabs } from './forms/FormParts.tsx'
import { RecordCreate } from './forms/RecordCreate.tsx'
import { RecordEdit } from './forms/RecordEdit.tsx'
import { registerElements } from './forms/special-elements.ts'
import { declaredList, type ListParts } from './lists/declared-list.tsx'
import { offlineOnly } from './lists/filters.tsx'
import { RecordList, type RecordListProps } from './lists/RecordList.tsx'
import { recordName } from './records.ts'

/** The groups of the menu, in their order. */
export const menuGroups = ['programme', 'school', 'content', 'technical'] as const

export type ContentResource = ResourceProps & {
  name: ResourceName
  icon: ComponentType
  /** Position in the menu: `order` counts within the group. */
  menu: { group: (typeof menuGroups)[number]; order: number }
  /** Panels of the dashboard, for accounts that may open the list. */
  dashboard?: ReactElement
  /** Filter of its list when opened from the quick search. */
  foundIn?: Record<string, string>
  /** States that the quick search offers as filtered lists; titles are message keys. */
  foundStates?: readonly { title: string; filter: Record<string, string> }[]
  /** Its other screens in the quick search; titles are message keys, paths those of `children`. */
  foundScreens?: readonly { title: string; path: string }[]
}

type Definition = Pick<ContentResource, 'name' | 'icon' | 'menu' | 'children' | 'foundStates' | 'foundScreens'> & {
  list: RecordListProps
  /** Inputs of the form; with `tabs`, its tabs. */
  inputs: ReactNode
  tabs?: boolean
  /** Buttons above the form of an existing record. */
  actions?: ReactElement | undefined
}

type AdminParts = Pick<Definition, 'icon' | 'menu' | 'children' | 'actions' | 'foundStates' | 'foundScreens'> & {
  list?: ListParts
  /** Inputs of fields that differ from those of the declaration, and other elements of its form. */
  elements?: Readonly<Record<string, ReactElement>>
}

/** List and form of a declared type. */
export function defineAdmin(type: RecordType, { list, elements, ...resource }: AdminParts): ContentResource {
  if (elements) registerElements(type.resource, elements)
  return defineResource({
    ...resource,
    name: type.resource,
    foundStates: [...(resource.foundStates ?? []), ...(type.fields.is_online ? offlineOnly : [])],
    list: declaredList(type, list),
    tabs: type.tabs === true,
    inputs: type.tabs ? formTabs(type) : <FormParts type={type} />,
  })
}

/** Most resources have a list and one form for new and existing records. */
function defineResource({ name, list, inputs, tabs = false, actions, ...resource }: Definition): ContentResource {
  const canDuplicate = findContentType(name)?.startsOffline === true
  return {
    ...resource,
    name,
    recordRepresentation: (record: Record<string, unknown>) => recordName(name, record),
    list: () => <RecordList {...list} />,
    ...(list.canCreate === false ? {} : { create: () => <RecordCreate tabs={tabs}>{inputs}</RecordCreate> }),
    edit: () => (
      <RecordEdit tabs={tabs} canDuplicate={canDuplicate} actions={actions}>
        {inputs}
      </RecordEdit>
    ),
  }
}
