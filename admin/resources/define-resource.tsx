import type { ComponentType, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'
import { RecordCreate } from '../forms/RecordCreate.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { RecordList, type RecordListProps } from '../lists/RecordList.tsx'
import { nameOf } from '../records.ts'

type Definition = {
  name: string
  icon: ComponentType
  list: RecordListProps
  /** The inputs of the form; tabs of a tabbed form where `tabs` says so. */
  inputs: ReactNode
  tabs?: boolean
  canDuplicate?: boolean
}

/** Most resources are a list and one form for new and old records. */
export function defineResource({ name, icon, list, inputs, tabs = false, canDuplicate = false }: Definition): ResourceProps {
  return {
    name,
    icon,
    recordRepresentation: nameOf,
    list: () => <RecordList {...list} />,
    create: () => <RecordCreate tabs={tabs}>{inputs}</RecordCreate>,
    edit: () => (
      <RecordEdit tabs={tabs} canDuplicate={canDuplicate}>
        {inputs}
      </RecordEdit>
    ),
  }
}
