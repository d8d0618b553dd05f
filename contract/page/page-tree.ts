/** `order` counts within the parent. */
export type PageNode = { id: number; parentId: number | null; order: number }
/** A visible row at this depth. */
export type PageTreeRow = PageNode & { depth: number; hasChildren: boolean }
/** The new parent, and the sibling before which the page goes. */
export type PageTreePosition = { parentId: number | null; index: number }

/** A page of the back office's list as a node of the tree. */
export function toPageNode({ id, parent_id, order }: { id: unknown; parent_id?: unknown; order?: unknown }): PageNode {
  return { id: Number(id), parentId: typeof parent_id === 'number' ? parent_id : null, order: Number(order ?? 0) }
}

/** The tree from top to bottom, without the children of collapsed pages. */
export function flattenPageTree(
  nodes: readonly PageNode[],
  closedIds: ReadonlySet<number> = new Set(),
  parentId: number | null = null,
  depth = 0,
): PageTreeRow[] {
  return getSiblings(nodes, parentId).flatMap((node) => {
    const hasChildren = nodes.some((other) => other.parentId === node.id)
    const below = closedIds.has(node.id) ? [] : flattenPageTree(nodes, closedIds, node.id, depth + 1)
    return [{ ...node, depth, hasChildren }, ...below]
  })
}

/** Moves one page and renumbers the siblings of both places. */
export function movePageNode(
  nodes: readonly PageNode[],
  id: number,
  { parentId, index }: PageTreePosition,
): readonly PageNode[] {
  const moving = nodes.find((node) => node.id === id)
  if (!moving || isWithin(nodes, parentId, id)) return nodes
  const remaining = nodes.filter((node) => node.id !== id)
  const newSiblings = getSiblings(remaining, parentId)
  const renumbered = [...newSiblings.slice(0, index), { ...moving, parentId }, ...newSiblings.slice(index)].map(
    (node, order) => ({
      ...node,
      order,
    }),
  )
  const changed = new Map(renumbered.map((node) => [node.id, node]))
  return nodes.map((node) => changed.get(node.id) ?? node)
}

type PageMove = { id: number; parent_id: number | null; order: number }

/** The updates that turn one arrangement into the other. */
export function diffPageTrees(before: readonly PageNode[], after: readonly PageNode[]): PageMove[] {
  const nodesById = new Map(before.map((node) => [node.id, node]))
  return after
    .filter(
      (node) => nodesById.get(node.id)?.parentId !== node.parentId || nodesById.get(node.id)?.order !== node.order,
    )
    .map(({ id, parentId, order }) => ({ id, parent_id: parentId, order }))
}

export type PageMoveDirection = 'up' | 'down' | 'indent' | 'outdent'

/** The place one step away; null where there is none. */
export function positionAfterStep(
  nodes: readonly PageNode[],
  id: number,
  direction: PageMoveDirection,
): PageTreePosition | null {
  const node = nodes.find((candidate) => candidate.id === id)
  if (!node) return null
  const siblings = getSiblings(nodes, node.parentId)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  if (direction === 'up') return index > 0 ? { parentId: node.parentId, index: index - 1 } : null
  if (direction === 'down') return index < siblings.length - 1 ? { parentId: node.parentId, index: index + 1 } : null
  if (direction === 'indent') {
    const above = siblings[index - 1]
    return above ? { parentId: above.id, index: getSiblings(nodes, above.id).length } : null
  }
  const parent = nodes.find((candidate) => candidate.id === node.parentId)
  if (!parent) return null
  return {
    parentId: parent.parentId,
    index: getSiblings(nodes, parent.parentId).findIndex((sibling) => sibling.id === parent.id) + 1,
  }
}

/** The target of a dragged row: the row below it decides the line, the horizontal shift the depth. */
export function dropPosition(
  rows: readonly PageTreeRow[],
  { id, overId, shift }: { id: number; overId: number; shift: number },
): PageTreePosition | null {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === overId)
  const moving = rows[from]
  if (!moving || to < 0) return null
  const otherRows = rows.filter((row) => row.id !== id)
  const rowsAbove = otherRows.slice(0, to)
  const previous = rowsAbove.at(-1)
  const deepest = previous ? previous.depth + 1 : 0
  const shallowest = otherRows[to]?.depth ?? 0
  const depth = Math.min(Math.max(moving.depth + shift, shallowest), deepest)
  const parentId = parentAt(rowsAbove, depth)
  return { parentId, index: rowsAbove.filter((row) => row.parentId === parentId).length }
}

function parentAt(rowsAbove: readonly PageTreeRow[], depth: number): number | null {
  return rowsAbove.findLast((row) => row.depth === depth - 1)?.id ?? null
}

function getSiblings(nodes: readonly PageNode[], parentId: number | null): PageNode[] {
  return nodes.filter((node) => node.parentId === parentId).sort((a, b) => a.order - b.order || a.id - b.id)
}

function isWithin(nodes: readonly PageNode[], id: number | null, ancestor: number): boolean {
  for (
    let currentId = id;
    currentId !== null;
    currentId = nodes.find((node) => node.id === currentId)?.parentId ?? null
  )
    if (currentId === ancestor) return true
  return false
}
