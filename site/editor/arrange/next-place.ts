import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** With the arrow keys from place to place in reading order, whatever lies between. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const { droppableContainers, droppableRects, over, collisionRect } = context
  const forward = event.code === 'ArrowDown' || event.code === 'ArrowRight'
  if (!forward && event.code !== 'ArrowUp' && event.code !== 'ArrowLeft') return undefined
  event.preventDefault()
  const places = droppableContainers.getEnabled().flatMap(({ id, node }) => (node.current ? [{ id, node: node.current }] : []))
  places.sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const now = places.findIndex(({ id }) => id === over?.id)
  const next = places[Math.max(0, Math.min(places.length - 1, now < 0 ? 0 : now + (forward ? 1 : -1)))]
  const rect = next && droppableRects.get(next.id)
  if (!rect || !collisionRect) return currentCoordinates
  // So that the centre of what is dragged comes to lie on the centre of the place.
  return { x: rect.left + rect.width / 2 - collisionRect.width / 2, y: rect.top + rect.height / 2 - collisionRect.height / 2 }
}
