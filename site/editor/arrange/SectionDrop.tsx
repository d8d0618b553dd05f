import { useDndContext, useDroppable } from '@dnd-kit/core'
import { useEditorState } from '../ui/context.tsx'
import styles from './arrange.module.css'
import type { Dragged, Droppable } from './dnd-data.ts'

/** A place between sections, drawn while a section is dragged. */
export function SectionDrop({ index }: { index: number }) {
  const { active } = useDndContext()
  const dragged = active?.data.current?.dragged as Dragged | undefined
  return dragged?.type === 'section' ? <OpenPlace index={index} dragged={dragged.id} /> : null
}

function OpenPlace({ index, dragged }: { index: number; dragged: number }) {
  const from = useEditorState(({ history }) => history.doc.sections.findIndex(({ id }) => id === dragged))
  const count = useEditorState(({ history }) => history.doc.sections.length)
  const data: Droppable = { type: 'section_place', index: () => index }
  const { setNodeRef, isOver } = useDroppable({ id: `section-place:${index}`, data, disabled: index === from || index === from + 1 })
  return <div ref={setNodeRef} className={styles.sectionDrop} data-over={isOver || undefined} data-at={index === count ? 'end' : 'start'} />
}
