import type { ComponentType, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '#content/define.ts'
import { findContentType } from '#content/types.ts'
import { RecordCreate } from './forms/RecordCreate.tsx'
import { RecordEdit } from './forms/RecordEdit.tsx'
import { RecordList, type RecordListProps } from './lists/RecordList.tsx'
import { recordName } from './records.ts'

/** The groups of the menu, in their order. */
export const menuGroups = ['programme', 'school', 'content', 'technical'] as const

/** A resource of the content as the back office shows it. */
export type ContentResource = ResourceProps & {
  name: ResourceName
  icon: ComponentType
  /** Where it stands in the menu: `place` counts within the group. */
  menu: { group: (typeof menuGroups)[number]; place: number }
  /** What its list is narrowed to for who comes from the search over everything. */
  foundIn?: Record<string, string>
  /** States by whose words its list is found, narrowed to them; titles are keys of the words. */
  foundStates?: readonly { title: string; filter: Record<string, string> }[]
}

type Definition = Pick<ContentResource, 'name' | 'icon' | 'menu'> & {
  list: RecordListProps
  /** The inputs of the form; tabs of a tabbed form where `tabs` says so. */
  inputs: ReactNode
  tabs?: boolean
}

/** Most resources are a list and one form for new and old records. */
export function defineResource({ name, icon, menu, list, inputs, tabs = false }: Definition): ContentResource {
  const canDuplicate = findContentType(name)?.startsOffline === true
  return {
    name,
    icon,
    menu,
    recordRepresentation: (record: Record<string, unknown>) => recordName(name, record),
    list: () => <RecordList {...list} />,
    create: () => <RecordCreate tabs={tabs}>{inputs}</RecordCreate>,
    edit: () => (
      <RecordEdit tabs={tabs} canDuplicate={canDuplicate}>
        {inputs}
      </RecordEdit>
    ),
  }
}
