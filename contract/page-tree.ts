/** A page as the tree sees it. `order` counts within the parent. */
export type Node = { id: number; parentId: number | null; order: number }
/** A row of the drawn tree, `depth` levels in. */
export type Row = Node & { depth: number; hasChildren: boolean }
/** Where a page goes: below which page, before which of its siblings. */
export type Place = { parentId: number | null; index: number }

/** The tree from top to bottom; what is below a closed page is left out. */
export function rowsOf(
  nodes: readonly Node[],
  closed: ReadonlySet<number> = new Set(),
  parentId: number | null = null,
  depth = 0,
): Row[] {
  return siblingsIn(nodes, parentId).flatMap((node) => {
    const hasChildren = nodes.some((other) => other.parentId === node.id)
    const below = closed.has(node.id) ? [] : rowsOf(nodes, closed, node.id, depth + 1)
    return [{ ...node, depth, hasChildren }, ...below]
  })
}

/** The same pages with one of them moved; the siblings of both places are numbered anew. */
export function placed(nodes: readonly Node[], id: number, { parentId, index }: Place): readonly Node[] {
  const moving = nodes.find((node) => node.id === id)
  if (!moving || isWithin(nodes, parentId, id)) return nodes
  const rest = nodes.filter((node) => node.id !== id)
  const there = siblingsIn(rest, parentId)
  const renumbered = [...there.slice(0, index), { ...moving, parentId }, ...there.slice(index)].map((node, order) => ({
    ...node,
    order,
  }))
  const changed = new Map(renumbered.map((node) => [node.id, node]))
  return nodes.map((node) => changed.get(node.id) ?? node)
}

export type Move = { id: number; parent_id: number | null; order: number }

/** What has to be said to the server to make one arrangement the other. */
export function movesBetween(before: readonly Node[], after: readonly Node[]): Move[] {
  const known = new Map(before.map((node) => [node.id, node]))
  return after
    .filter((node) => known.get(node.id)?.parentId !== node.parentId || known.get(node.id)?.order !== node.order)
    .map(({ id, parentId, order }) => ({ id, parent_id: parentId, order }))
}

export type Direction = 'up' | 'down' | 'indent' | 'outdent'

/** The place one step away; null where there is none. */
export function stepFrom(nodes: readonly Node[], id: number, direction: Direction): Place | null {
  const node = nodes.find((candidate) => candidate.id === id)
  if (!node) return null
  const siblings = siblingsIn(nodes, node.parentId)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  if (direction === 'up') return index > 0 ? { parentId: node.parentId, index: index - 1 } : null
  if (direction === 'down') return index < siblings.length - 1 ? { parentId: node.parentId, index: index + 1 } : null
  if (direction === 'indent') {
    const above = siblings[index - 1]
    return above ? { parentId: above.id, index: siblingsIn(nodes, above.id).length } : null
  }
  const parent = nodes.find((candidate) => candidate.id === node.parentId)
  if (!parent) return null
  return {
    parentId: parent.parentId,
    index: siblingsIn(nodes, parent.parentId).findIndex((sibling) => sibling.id === parent.id) + 1,
  }
}

/** Where a dragged row would land: the row it is over tells the line, the shift to the side how deep. */
export function placeOfDrop(
  rows: readonly Row[],
  { id, overId, shift }: { id: number; overId: number; shift: number },
): Place | null {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === overId)
  const moving = rows[from]
  if (!moving || to < 0) return null
  const others = rows.filter((row) => row.id !== id)
  const above = others.slice(0, to)
  const previous = above.at(-1)
  const deepest = previous ? previous.depth + 1 : 0
  const shallowest = others[to]?.depth ?? 0
  const depth = Math.min(Math.max(moving.depth + shift, shallowest), deepest)
  const parentId = parentAt(above, depth)
  return { parentId, index: above.filter((row) => row.parentId === parentId).length }
}

function parentAt(above: readonly Row[], depth: number): number | null {
  return above.findLast((row) => row.depth === depth - 1)?.id ?? null
}

function siblingsIn(nodes: readonly Node[], parentId: number | null): Node[] {
  return nodes.filter((node) => node.parentId === parentId).sort((a, b) => a.order - b.order || a.id - b.id)
}

function isWithin(nodes: readonly Node[], id: number | null, ancestor: number): boolean {
  for (let at = id; at !== null; at = nodes.find((node) => node.id === at)?.parentId ?? null)
    if (at === ancestor) return true
  return false
}
