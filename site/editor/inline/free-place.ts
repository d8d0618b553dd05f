export type Box = { left: number; top: number; width: number; height: number }

type Wanted = { size: Pick<Box, 'width' | 'height'>; over: Box; taken: readonly Box[]; window: Box }

const GAP_PX = 10
const EDGE_PX = 8

/**
 * Where a row of tools lies beside a text and over nothing else: above it, below it, or at the window's lower edge,
 * where nobody is writing. `window` is the part of it that is free for tools.
 */
export function freePlace({ size, over, taken, window }: Wanted): Pick<Box, 'left' | 'top'> {
  const [start, end] = [window.left + EDGE_PX, window.left + window.width - size.width - EDGE_PX]
  const lefts = [over.left, over.left + over.width - size.width].map((left) => Math.max(start, Math.min(left, end)))
  const tops = [over.top - GAP_PX - size.height, over.top + over.height + GAP_PX]
  const beside = tops.flatMap((top) => lefts.map((left) => ({ left, top })))
  const free = beside.find((place) => isIn({ ...size, ...place }, window) && !taken.some((box) => overlap({ ...size, ...place }, box)))
  return free ?? { left: lefts[0] ?? start, top: window.top + window.height - size.height - EDGE_PX }
}

function isIn(box: Box, window: Box): boolean {
  return box.top >= window.top && box.top + box.height <= window.top + window.height
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
