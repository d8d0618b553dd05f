import { useDndContext, useDroppable } from '@dnd-kit/core'
import { findModule, findPlace, findSiblings, type ModulePlace } from '../state/document.ts'
import { canContain } from '../state/moves.ts'
import { useWorkspace } from '../ui/context.tsx'
import styles from './arrange.module.css'

/** A place between modules, drawn while a suitable module is dragged. */
export function DropZone(props: PlaceName) {
  const { active } = useDndContext()
  // Rendered during a drag only: a page of sixty modules has as many.
  return active ? <OpenPlace {...props} /> : null
}

function OpenPlace(props: PlaceName) {
  const { editor } = useWorkspace()
  const { active } = useDndContext()
  const getPlace = () => placeFor(props, editor)
  const place = getPlace()
  const data: Droppable = { type: 'module_place', place: getPlace }
  const dragged = active?.data.current?.dragged as Dragged | undefined
  const allowed =
    dragged?.type === 'module' && place !== null && canContain(editor.store.get().history.doc, dragged.id, place)
  const { setNodeRef, isOver } = useDroppable({ id: modulePlaceKey(props), data, disabled: !allowed })
  return (
    <div
      ref={setNodeRef}
      className={styles.drop}
      data-allowed={allowed || undefined}
      data-over={isOver || undefined}
      data-at={'before' in props ? 'start' : 'end'}
    />
  )
}

function placeFor(props: PlaceName, { store }: ReturnType<typeof useWorkspace>['editor']): ModulePlace | null {
  const { doc } = store.get().history
  if ('before' in props) return findPlace(doc, props.before)
  if ('list' in props) return { list: props.list, index: findModule(doc, props.list)?.children?.length ?? 0 }
  const columnStart = { section: props.section, column: props.column, index: 0 }
  return { ...columnStart, index: findSiblings(doc, columnStart)?.length ?? 0 }
}

/** A place between sections, or after the last if `before` is null; drawn while a section is dragged. */
type SectionDropZoneProps = { before: number | null; index: number }

export function SectionDropZone(props: SectionDropZoneProps) {
  const { active } = useDndContext()
  const dragged = active?.data.current?.dragged as Dragged | undefined
  return dragged?.type === 'section' ? <OpenSectionPlace {...props} /> : null
}

function OpenSectionPlace({ before, index }: SectionDropZoneProps) {
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

export type Dragged = { type: 'module'; id: number } | { type: 'section'; id: number }
export type Droppable =
  | { type: 'module_place'; place: () => ModulePlace | null }
  | { type: 'section_place'; index: number }

export const dragKey = ({ type, id }: Dragged) => `${type}:${id}`

/** Drop place of a module: before another one, at the end of a list, at the end of a column. */
type PlaceName = { before: number } | { list: number } | { section: number; column: number }

export const modulePlaceKey = (name: PlaceName) => JSON.stringify(name)

/** Drop place of a section: before another one, or at the end. */
export const sectionPlaceKey = (before: number | null) => `section-place:${before ?? 'end'}`
