import type { ComponentType, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'
import { RecordCreate } from './forms/RecordCreate.tsx'
import { RecordEdit } from './forms/RecordEdit.tsx'
import { RecordList, type RecordListProps } from './lists/RecordList.tsx'
import { recordName } from './records.ts'

/** The groups of the menu, in their order. */
export const menuGroups = ['programme', 'school', 'content', 'technical'] as const

export type ContentResource = ResourceProps & {
  name: ResourceName
  icon: ComponentType
  /** Position in the menu: `place` counts within the group. */
  menu: { group: (typeof menuGroups)[number]; place: number }
  /** Filter of its list when opened from the quick search. */
  foundIn?: Record<string, string>
  /** States that the quick search offers as filtered lists; titles are message keys. */
  foundStates?: readonly { title: string; filter: Record<string, string> }[]
}

type Definition = Pick<ContentResource, 'name' | 'icon' | 'menu'> & {
  list: RecordListProps
  /** Inputs of the form; with `tabs`, its tabs. */
  inputs: ReactNode
  tabs?: boolean
}

/** Most resources have a list and one form for new and existing records. */
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
