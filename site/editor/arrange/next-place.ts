import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { type Dragged, modulePlaceKey, sectionPlaceKey } from './dnd-data.ts'

/** Where the arrow keys have led to in this drag; nowhere yet: null. */
export type KeyboardPlace = { current: UniqueIdentifier | null }

/**
 * With the arrow keys from place to place in reading order, whatever lies between. From where they led last, not from
 * what lies nearest: while the page scrolls or a picture arrives, that is another place for a moment.
 */
export function nextPlace(reached: KeyboardPlace): KeyboardCoordinateGetter {
  return (event, { context, currentCoordinates }) => {
    const { active, droppableContainers, collisionRect } = context
    const forward = event.code === 'ArrowDown' || event.code === 'ArrowRight'
    if (!forward && event.code !== 'ArrowUp' && event.code !== 'ArrowLeft') return undefined
    event.preventDefault()
    const places = droppableContainers.getEnabled().flatMap(({ id, node }) => (node.current ? [{ id, node: node.current }] : []))
    places.sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const isFirst = reached.current === null
    const from = reached.current ?? placeKeyOf(active?.data.current?.dragged as Dragged | undefined)
    const now = places.findIndex(({ id }) => id === from)
    // The place right after what is dragged is no move: the first step leads beyond it.
    const next = places[Math.max(0, Math.min(places.length - 1, now < 0 ? 0 : now + (forward ? (isFirst ? 2 : 1) : -1)))]
    if (!next || !collisionRect) return currentCoordinates
    reached.current = next.id
    const rect = next.node.getBoundingClientRect()
    // So that the centre of what is dragged comes to lie on the centre of the place.
    return { x: rect.left + rect.width / 2 - collisionRect.width / 2, y: rect.top + rect.height / 2 - collisionRect.height / 2 }
  }
}

function placeKeyOf(dragged: Dragged | undefined): string {
  if (!dragged) return ''
  return dragged.type === 'module' ? modulePlaceKey({ before: dragged.id }) : sectionPlaceKey(dragged.id)
}
