import type { ComponentType, ReactElement } from 'react'
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
import { RecordList } from './lists/RecordList.tsx'
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

type AdminParts = Pick<ContentResource, 'icon' | 'menu' | 'children' | 'foundStates' | 'foundScreens'> & {
  list?: ListParts
  /** Inputs of fields that differ from those of the declaration, and other elements of its form. */
  elements?: Readonly<Record<string, ReactElement>>
  /** Buttons above the form of an existing record. */
  actions?: ReactElement
}

/** List and form of a declared type; the form is the same for new and existing records. */
export function defineAdmin(type: RecordType, { list, elements, actions, ...resource }: AdminParts): ContentResource {
  const { resource: name, tabs = false } = type
  if (elements) registerElements(name, elements)
  const listProps = declaredList(type, list)
  const inputs = tabs ? formTabs(type) : <FormParts type={type} />
  const canDuplicate = findContentType(name)?.startsOffline === true
  return {
    ...resource,
    name,
    foundStates: [...(resource.foundStates ?? []), ...(type.fields.is_online ? offlineOnly : [])],
    recordRepresentation: (record: Record<string, unknown>) => recordName(name, record),
    list: () => <RecordList {...listProps} />,
    ...(listProps.canCreate === false ? {} : { create: () => <RecordCreate tabs={tabs}>{inputs}</RecordCreate> }),
    edit: () => (
      <RecordEdit tabs={tabs} canDuplicate={canDuplicate} actions={actions}>
        {inputs}
      </RecordEdit>
    ),
  }
}
