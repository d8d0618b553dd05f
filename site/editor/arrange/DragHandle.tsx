import { useDraggable } from '@dnd-kit/core'
import { useText } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './arrange.module.css'
import { type Dragged, dragKey } from './DropZone.tsx'

type DragHandleProps = { id: number; name: string; type?: Dragged['type'] }

/** For mouse and touch; with the keyboard, space lifts and drops. */
export function DragHandle({ id, name, type = 'module' }: DragHandleProps) {
  const text = useText()
  const dragged: Dragged = { type, id }
  const { setActivatorNodeRef, setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: dragKey(dragged),
    data: { dragged, name },
  })
  return (
    <IconButton
      icon="grip"
      label={text.dragOf(name)}
      className={styles.handle}
      ref={(node) => {
        setNodeRef(node)
        setActivatorNodeRef(node)
      }}
      aria-roledescription={attributes['aria-roledescription']}
      aria-describedby={attributes['aria-describedby']}
      data-lifted={isDragging || undefined}
      {...listeners}
    />
  )
}
