import { MoveDialog } from '../arrange/MoveDialog.tsx'
import { MoveSectionDialog } from '../arrange/MoveSectionDialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type Opened, useWorkspace } from './context.tsx'
import { ModuleDialog } from './ModuleDialog.tsx'

export function OpenDialog({ opened }: { opened: Opened | null }) {
  const { open } = useWorkspace()
  const close = () => open(null)
  switch (opened?.type) {
    case undefined:
      return null
    case 'edit':
    case 'new':
      return <ModuleDialog target={opened} close={close} />
    case 'move':
      return <MoveDialog module={opened.module} close={close} />
    case 'move_section':
      return <MoveSectionDialog section={opened.section} close={close} />
    case 'conflict':
      return <ConflictDialog module={opened.module} close={close} />
  }
}
