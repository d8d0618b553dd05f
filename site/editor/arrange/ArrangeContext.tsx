import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import { type ReactNode, useRef, useState } from 'react'
import { findModule, indexOfSection } from '../state/document.ts'
import { moveModule, moveSection } from '../state/moves.ts'
import { useNaming, useText, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './arrange.module.css'
import { type Dragged, type Droppable, modulePlaceKey, sectionPlaceKey } from './DropZone.tsx'
import { formatPlace } from './format-place.ts'

const GAP_PX = 14
/** A finger covers this much around the touch point. */
const FINGER_PX = 36
const EDGE_PX = 8

/**
 * Position of the drag label: beside the pointer or above the finger, within the window; with the keyboard at the
 * dragged element.
 */
const followPointer: Modifier = ({ transform, activatorEvent, draggingNodeRect, overlayNodeRect, windowRect }) => {
  const start = activatorEvent && getEventCoordinates(activatorEvent)
  if (!start || !draggingNodeRect || !overlayNodeRect || !windowRect) return transform
  const { width, height } = overlayNodeRect
  const isTouch = 'touches' in activatorEvent
  const pointer = { x: start.x + transform.x, y: start.y + transform.y }
  const unclamped = isTouch
    ? { x: pointer.x - width / 2, y: pointer.y - FINGER_PX - height }
    : { x: pointer.x + GAP_PX, y: pointer.y + GAP_PX }
  const left = within(unclamped.x, { size: width, limit: windowRect.width })
  const top = within(unclamped.y, { size: height, limit: windowRect.height })
  return { ...transform, x: left - draggingNodeRect.left, y: top - draggingNodeRect.top }
}

const ghostModifiers = [followPointer]

/** Drag and drop by mouse, touch and keyboard; a drop is one move and one request. */
export function ArrangeContext({ children }: { children: ReactNode }) {
  const { editor } = useWorkspace()
  const text = useText()
  const nameOf = useNaming()
  const [ghost, setGhost] = useState<string | null>(null)
  const hasMoved = useRef(false)
  const reached = useRef<UniqueIdentifier | null>(null)
  const lastAnnounced = useRef<UniqueIdentifier | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    // Instantly: during a smooth scroll a second key press would start from halfway.
    useSensor(KeyboardSensor, {
      coordinateGetter: nextDropPlace(reached),
      scrollBehavior: 'instant',
      // Enter on a handle goes into the module.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  )

  function drop({ active, over }: DragEndEvent) {
    setGhost(null)
    const dragged = active.data.current?.dragged as Dragged | undefined
    const target = over?.data.current as Droppable | undefined
    if (!dragged || !target) return
    const { doc } = editor.store.get().history
    if (dragged.type === 'section' && target.type === 'section_place') {
      const action = moveSection(doc, dragged.id, landing(dragged.id, target.index))
      if (action) editor.act([action], { verb: 'moved' })
    }
    const place = target.type === 'module_place' ? target.place() : null
    const record = dragged.type === 'module' ? findModule(doc, dragged.id) : null
    const action = place && record && moveModule(doc, record.id, place)
    if (action) editor.act([action], { verb: 'moved', of: record })
  }

  /** New index of a section that is dropped before the one at `index`. */
  function landing(section: number, index: number): number {
    const from = indexOfSection(editor.store.get().history.doc, section)
    return from < index ? index - 1 : index
  }

  function wordsOf(
    over: { data: { current?: unknown } } | null | undefined,
    active: { data: { current?: unknown } },
  ): string {
    const target = over?.data.current as Droppable | undefined
    const dragged = (active.data.current as { dragged?: Dragged } | undefined)?.dragged
    if (target?.type === 'section_place') return text.placeSection(landing(dragged?.id ?? 0, target.index) + 1)
    const place = target?.place()
    return place
      ? formatPlace(editor.store.get().history.doc, place, { text, nameOf, ...(dragged ? { moving: dragged.id } : {}) })
      : text.announceNowhere
  }

  /** Announces each place once. The place nearest to the start is skipped: it would interrupt the instructions. */
  function announcePlace({ active, over }: Pick<DragOverEvent, 'active' | 'over'>): string | undefined {
    const overId = over?.id ?? null
    if (!hasMoved.current || overId === lastAnnounced.current) return undefined
    lastAnnounced.current = overId
    return text.announceOver(wordsOf(over, active))
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => text.announceLifted(String(active.data.current?.name ?? '')),
    // The first key press may stay at the nearest place: a move without a change.
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
      collisionDetection={nearestDropPlace}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.dragHelp } }}
      onDragStart={({ active }: DragStartEvent) => {
        hasMoved.current = false
        reached.current = null
        lastAnnounced.current = null
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

/** Nearest to the pointer; for the keyboard, to the centre of the dragged element. */
const nearestDropPlace: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = args
  if (!pointer) return closestCenter(args)
  const collisions = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id)
    if (!rect) return []
    const value = Math.hypot(outside(pointer.x, rect.left, rect.right), outside(pointer.y, rect.top, rect.bottom))
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
  })
  return collisions.sort((a, b) => a.data.value - b.data.value)
}

function outside(value: number, from: number, to: number): number {
  return Math.max(from - value, value - to, 0)
}

function within(value: number, { size, limit }: { size: number; limit: number }): number {
  return Math.max(EDGE_PX, Math.min(value, limit - size - EDGE_PX))
}

/** Last place reached by arrow keys in this drag; null before the first. */
type KeyboardPlace = { current: UniqueIdentifier | null }

/**
 * Arrow keys move from place to place in reading order. They start from the last place, not from the nearest, which
 * changes while the page scrolls or pictures load.
 */
function nextDropPlace(reached: KeyboardPlace): KeyboardCoordinateGetter {
  return (event, { context, currentCoordinates }) => {
    const { active, droppableContainers, collisionRect } = context
    const forward = event.code === 'ArrowDown' || event.code === 'ArrowRight'
    if (!forward && event.code !== 'ArrowUp' && event.code !== 'ArrowLeft') return undefined
    event.preventDefault()
    const targets = droppableContainers
      .getEnabled()
      .flatMap(({ id, node }) => (node.current ? [{ id, node: node.current }] : []))
    targets.sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const isFirst = reached.current === null
    const from = reached.current ?? getPlaceKey(active?.data.current?.dragged as Dragged | undefined)
    const now = targets.findIndex(({ id }) => id === from)
    // The place right after the dragged element is skipped: it would not move anything.
    const next =
      targets[Math.max(0, Math.min(targets.length - 1, now < 0 ? 0 : now + (forward ? (isFirst ? 2 : 1) : -1)))]
    if (!next || !collisionRect) return currentCoordinates
    reached.current = next.id
    const rect = next.node.getBoundingClientRect()
    // Aligns the centres of the dragged element and the place.
    return {
      x: rect.left + rect.width / 2 - collisionRect.width / 2,
      y: rect.top + rect.height / 2 - collisionRect.height / 2,
    }
  }
}

function getPlaceKey(dragged: Dragged | undefined): string {
  if (!dragged) return ''
  return dragged.type === 'module' ? modulePlaceKey({ before: dragged.id }) : sectionPlaceKey(dragged.id)
}
