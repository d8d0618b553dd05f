import { type CollisionDetection, closestCenter } from '@dnd-kit/core'

/** The place nearest to the pointer; without one, to the middle of what is moved. */
export const nearestPlace: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = args
  if (!pointer) return closestCenter(args)
  const found = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id)
    if (!rect) return []
    const value = Math.hypot(outside(pointer.x, rect.left, rect.right), outside(pointer.y, rect.top, rect.bottom))
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
  })
  return found.sort((a, b) => a.data.value - b.data.value)
}

function outside(at: number, from: number, to: number): number {
  return Math.max(from - at, at - to, 0)
}
