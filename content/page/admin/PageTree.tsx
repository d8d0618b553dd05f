import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Chip, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useStore, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { ListExportMenu } from '#admin/lists/ExportButton.tsx'
import { NewButton } from '#admin/lists/NewButton.tsx'
import { isPopup } from '#admin/popup/popup.ts'
import { localText, recordName } from '#admin/records.ts'
import { dropPosition, flattenPageTree, type PageMoveDirection, positionAfterStep } from '#contract/page/page-tree.ts'
import { INDENT_PX, PageRow } from './PageRow.tsx'
import { usePageTree } from './use-page-tree.ts'

/** The pages in menu order, movable by pointer and keyboard. */
export function PageTree() {
  const translate = useTranslate()
  const { nodes, records, isPending, move, announcement } = usePageTree()
  const [closedIds, setClosed] = useStore<number[]>('pages.closed', [])
  const { listFilter, ids, clear } = useListFilter()
  const [q, setQ] = useState(listFilter.q ?? '')
  const [dragged, setDragged] = useState<{ id: number; shift: number } | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  const closedSet = new Set(closedIds)
  if (dragged) closedSet.add(dragged.id)
  const rows = flattenPageTree(nodes, closedSet)
  const query = q.trim().toLowerCase()
  const matches = [...records.values()].filter(
    (record) =>
      `${recordName('pages', record)} ${localText(record.path_de)} ${localText(record.path_en)}`
        .toLowerCase()
        .includes(query) &&
      (ids === null || ids.has(Number(record.id))),
  )
  const isWhole = query === '' && ids === null
  const visibleRows = isWhole
    ? rows
    : matches.map((record) => ({ id: Number(record.id), depth: 0, hasChildren: false, parentId: null, order: 0 }))

  const shiftOf = ({ delta }: DragMoveEvent) => Math.round(delta.x / INDENT_PX)

  function drop({ active, over, delta }: DragEndEvent) {
    setDragged(null)
    if (!over) return
    const position = dropPosition(rows, {
      id: Number(active.id),
      overId: Number(over.id),
      shift: Math.round(delta.x / INDENT_PX),
    })
    if (position) void move(Number(active.id), position)
  }

  function step(id: number, direction: PageMoveDirection) {
    const position = positionAfterStep(nodes, id, direction)
    if (position) void move(id, position)
  }

  const toggle = (id: number) =>
    setClosed(closedIds.includes(id) ? closedIds.filter((other) => other !== id) : [...closedIds, id])

  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Title title={translate('resources.pages.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <TextField
          label={translate('ra.action.search')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ maxWidth: 280 }}
        />
        {Object.keys(listFilter).map(
          (name) =>
            name !== 'q' && <Chip key={name} label={translate(`resources.pages.fields.${name}`)} onDelete={clear} />,
        )}
        {!isPopup() && <ListExportMenu resource="pages" filter={listFilter} sort={{ field: 'id', order: 'ASC' }} />}
        <NewButton resource="pages" />
      </Box>
      {!isPopup() && (
        <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
          {translate('partitur.help.tree')}
        </Typography>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: silent,
          screenReaderInstructions: { draggable: translate('partitur.help.tree') },
        }}
        onDragStart={({ active }) => setDragged({ id: Number(active.id), shift: 0 })}
        onDragMove={(event) => setDragged({ id: Number(event.active.id), shift: shiftOf(event) })}
        onDragEnd={drop}
        onDragCancel={() => setDragged(null)}
      >
        <SortableContext items={visibleRows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box
            component="ul"
            aria-busy={isPending}
            sx={{ p: 0, m: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider', overflowX: 'clip' }}
          >
            {visibleRows.map((row) => {
              const record = records.get(row.id)
              if (!record) return null
              const shift = dragged?.id === row.id ? dragged.shift : 0
              return (
                <PageRow
                  key={row.id}
                  {...{ row, record, shift, step, toggle }}
                  isClosed={closedIds.includes(row.id)}
                  canMove={isWhole && !isPopup()}
                />
              )
            })}
          </Box>
        </SortableContext>
      </DndContext>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
    </Box>
  )
}

// Silences dnd-kit's announcements: our own one follows after the move.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const ALL = 1000
const filterSchema = z.record(z.string(), z.string())

/**
 * The filter in the list's URL, as links from the dashboard and the search set it: the matching pages, null for all.
 */
function useListFilter() {
  const [params, setParams] = useSearchParams()
  const listFilter = getFilter(params.get('filter'))
  const { q: _, ...filter } = listFilter
  const isNarrowed = Object.keys(filter).length > 0
  const query = { filter, pagination: { page: 1, perPage: ALL }, sort: { field: 'order', order: 'ASC' as const } }
  const { data = [] } = useGetList('pages', query, { enabled: isNarrowed })
  return { listFilter, ids: isNarrowed ? new Set(data.map(({ id }) => Number(id))) : null, clear: () => setParams({}) }
}

function getFilter(text: string | null): Record<string, string> {
  try {
    return filterSchema.catch({}).parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
