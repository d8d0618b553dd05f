import type { Modifier } from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'

const GAP_PX = 14
/** A finger hides what lies under it and a little around it. */
const FINGER_PX = 36
const EDGE_PX = 8

/** What is dragged is named beside the pointer or above the finger, within the window; by keyboard it stands at its place. */
export const besidePointer: Modifier = ({ transform, activatorEvent, draggingNodeRect, overlayNodeRect, windowRect }) => {
  const start = activatorEvent && getEventCoordinates(activatorEvent)
  if (!start || !draggingNodeRect || !overlayNodeRect || !windowRect) return transform
  const { width, height } = overlayNodeRect
  const isTouch = 'touches' in activatorEvent
  const pointer = { x: start.x + transform.x, y: start.y + transform.y }
  const wanted = isTouch ? { x: pointer.x - width / 2, y: pointer.y - FINGER_PX - height } : { x: pointer.x + GAP_PX, y: pointer.y + GAP_PX }
  const left = within(wanted.x, { size: width, of: windowRect.width })
  const top = within(wanted.y, { size: height, of: windowRect.height })
  return { ...transform, x: left - draggingNodeRect.left, y: top - draggingNodeRect.top }
}

function within(at: number, { size, of }: { size: number; of: number }): number {
  return Math.max(EDGE_PX, Math.min(at, of - size - EDGE_PX))
}
