import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useRef, useState } from 'react'
import { findModule, indexOfSection } from '../state/document.ts'
import { moveModule, moveSection } from '../state/moves.ts'
import { useNaming, useText, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { titleOf } from '../words/naming.ts'
import styles from './arrange.module.css'
import { besidePointer } from './beside-pointer.ts'
import type { Dragged, Droppable } from './dnd-data.ts'
import { nearestPlace } from './nearest-place.ts'
import { nextPlace } from './next-place.ts'
import { placeWords } from './place-words.ts'

const ghostModifiers = [besidePointer]

/** Dragging by mouse, touch and keyboard; letting go is one move and one call. */
export function ArrangeContext({ children }: { children: ReactNode }) {
  const { editor } = useWorkspace()
  const text = useText()
  const nameOf = useNaming()
  const [ghost, setGhost] = useState<string | null>(null)
  const hasMoved = useRef(false)
  const reached = useRef<UniqueIdentifier | null>(null)
  const said = useRef<UniqueIdentifier | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    // At once: a second key during a smooth scroll would start from halfway.
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace(reached), scrollBehavior: 'instant' }),
  )

  function drop({ active, over }: DragEndEvent) {
    setGhost(null)
    const dragged = active.data.current?.dragged as Dragged | undefined
    const target = over?.data.current as Droppable | undefined
    if (!dragged || !target) return
    const { doc } = editor.store.get().history
    if (dragged.type === 'section' && target.type === 'section_place') {
      const action = moveSection(doc, dragged.id, landing(dragged.id, target.index))
      if (action) editor.act([action], { verb: 'moved', kind: 'section', name: '' })
    }
    const place = target.type === 'module_place' ? target.place() : null
    const record = dragged.type === 'module' ? findModule(doc, dragged.id) : null
    const action = place && record && moveModule(doc, record.id, place)
    if (action) editor.act([action], { verb: 'moved', kind: record.kind, name: titleOf(editor, record) })
  }

  /** At which index a section comes to stand when it is let go at the place before the one at `index`. */
  function landing(section: number, index: number): number {
    const from = indexOfSection(editor.store.get().history.doc, section)
    return from < index ? index - 1 : index
  }

  function wordsOf(over: { data: { current?: unknown } } | null | undefined, active: { data: { current?: unknown } }): string {
    const target = over?.data.current as Droppable | undefined
    const dragged = (active.data.current as { dragged?: Dragged } | undefined)?.dragged
    if (target?.type === 'section_place') return text.placeSection(landing(dragged?.id ?? 0, target.index) + 1)
    const place = target?.place()
    return place ? placeWords(editor.store.get().history.doc, place, { text, nameOf, ...(dragged ? { moving: dragged.id } : {}) }) : text.announceNowhere
  }

  /** Each place once. Taken up, nothing has moved yet: what it lies nearest to would drown the instructions. */
  function announcePlace({ active, over }: Pick<DragOverEvent, 'active' | 'over'>): string | undefined {
    const place = over?.id ?? null
    if (!hasMoved.current || place === said.current) return undefined
    said.current = place
    return text.announceOver(wordsOf(over, active))
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => text.announceLifted(String(active.data.current?.name ?? '')),
    // The first step may lead to what it lay nearest to already: that is a move and no change of place.
    onDragMove: announcePlace,
    onDragOver: announcePlace,
    onDragEnd: ({ active, over }) =>
      over
        ? text.announceDropped(String(active.data.current?.name ?? ''), wordsOf(over, active))
        : text.announceCancelled(String(active.data.current?.name ?? '')),
    onDragCancel: ({ active }) => text.announceCancelled(String(active.data.current?.name ?? '')),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestPlace}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.dragHelp } }}
      onDragStart={({ active }: DragStartEvent) => {
        hasMoved.current = false
        reached.current = null
        said.current = null
        setGhost(String(active.data.current?.name ?? ''))
      }}
      onDragMove={({ delta }) => {
        if (delta.x !== 0 || delta.y !== 0) hasMoved.current = true
      }}
      onDragEnd={drop}
      onDragCancel={() => setGhost(null)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={ghostModifiers}>
        {ghost !== null && (
          <span className={styles.ghost}>
            <Icon name="grip" />
            {ghost}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
