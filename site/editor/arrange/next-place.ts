import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { type Dragged, modulePlaceKey, sectionPlaceKey } from './dnd-data.ts'

/** With the arrow keys from place to place in reading order, whatever lies between. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const { active, droppableContainers, droppableRects, over, collisionRect } = context
  const forward = event.code === 'ArrowDown' || event.code === 'ArrowRight'
  if (!forward && event.code !== 'ArrowUp' && event.code !== 'ArrowLeft') return undefined
  event.preventDefault()
  const places = droppableContainers.getEnabled().flatMap(({ id, node }) => (node.current ? [{ id, node: node.current }] : []))
  places.sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const start = active?.rect.current.initial
  const isFirst = start && collisionRect && start.left === collisionRect.left && start.top === collisionRect.top
  const own = active?.data.current?.dragged as Dragged | undefined
  // The first step leads on from where it stands, not from whatever lies nearest to its handle; right after it is no move.
  const from = isFirst ? placeKeyOf(own) : over?.id
  const now = places.findIndex(({ id }) => id === from)
  const next = places[Math.max(0, Math.min(places.length - 1, now < 0 ? 0 : now + (forward ? (isFirst ? 2 : 1) : -1)))]
  const rect = next && droppableRects.get(next.id)
  if (!rect || !collisionRect) return currentCoordinates
  // So that the centre of what is dragged comes to lie on the centre of the place.
  return { x: rect.left + rect.width / 2 - collisionRect.width / 2, y: rect.top + rect.height / 2 - collisionRect.height / 2 }
}

function placeKeyOf(dragged: Dragged | undefined): string {
  if (!dragged) return ''
  return dragged.type === 'module' ? modulePlaceKey({ before: dragged.id }) : sectionPlaceKey(dragged.id)
}
