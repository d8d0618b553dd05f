import { useDndContext, useDroppable } from '@dnd-kit/core'
import styles from './arrange.module.css'
import { type Dragged, type Droppable, sectionPlaceKey } from './dnd-data.ts'

/** A place between sections, or after the last if `before` is null; drawn while a section is dragged. */
type SectionDropZoneProps = { before: number | null; index: number }

export function SectionDropZone(props: SectionDropZoneProps) {
  const { active } = useDndContext()
  const dragged = active?.data.current?.dragged as Dragged | undefined
  return dragged?.type === 'section' ? <OpenPlace {...props} /> : null
}

function OpenPlace({ before, index }: SectionDropZoneProps) {
  const data: Droppable = { type: 'section_place', index }
  const { setNodeRef, isOver } = useDroppable({ id: sectionPlaceKey(before), data })
  return (
    <div
      ref={setNodeRef}
      className={styles.sectionDrop}
      data-over={isOver || undefined}
      data-at={before === null ? 'end' : 'start'}
    />
  )
}
