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
import { Title, useGetList, useNotify, useStore, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { recordsSchema } from '#admin/api/record-schema.ts'
import { useNotifyUndo } from '#admin/forms/use-notify-undo.tsx'
import { currentLanguage } from '#admin/i18n/language.ts'
import { ListExportMenu } from '#admin/lists/ExportButton.tsx'
import { NewButton } from '#admin/lists/NewButton.tsx'
import { isPopup } from '#admin/popup/popup.ts'
import { localText, recordName } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { pageUrl } from '#contract/links/urls.ts'
import {
  diffPageTrees,
  dropPosition,
  flattenPageTree,
  movePageNode,
  type PageMoveDirection,
  type PageNode,
  type PageTreePosition,
  positionAfterStep,
  toPageNode,
} from '#contract/page/page-tree.ts'
import type { arrangePages } from '#contract/page/pages.ts'
import { INDENT_PX, PageRow } from './PageRow.tsx'

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

  const shiftOf = ({ delta }: DragMoveEvent | DragEndEvent) => Math.round(delta.x / INDENT_PX)

  function drop(event: DragEndEvent) {
    const { active, over } = event
    setDragged(null)
    if (!over) return
    const position = dropPosition(rows, { id: Number(active.id), overId: Number(over.id), shift: shiftOf(event) })
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

const allInOrder = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'order', order: 'ASC' as const } }
const filterSchema = z.record(z.string(), z.string())

/**
 * The filter in the list's URL, as links from the dashboard and the search set it: the matching pages, null for all.
 */
function useListFilter() {
  const [params, setParams] = useSearchParams()
  const listFilter = getFilter(params.get('filter'))
  const { q: _, ...filter } = listFilter
  const isNarrowed = Object.keys(filter).length > 0
  const { data = [] } = useGetList('pages', { filter, ...allInOrder }, { enabled: isNarrowed })
  return { listFilter, ids: isNarrowed ? new Set(data.map(({ id }) => Number(id))) : null, clear: () => setParams({}) }
}

function getFilter(text: string | null): Record<string, string> {
  try {
    return filterSchema.catch({}).parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** All pages as a tree; a move is drawn at once and sent in one request. */
function usePageTree() {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const { data = [], isPending, refetch } = useGetList('pages', allInOrder)
  const [arranged, setArranged] = useState<readonly PageNode[] | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const nodes = arranged ?? data.map(toPageNode)
  const records = new Map(data.map((record) => [Number(record.id), record]))

  async function move(id: number, position: PageTreePosition) {
    const next = movePageNode(nodes, id, position)
    if (diffPageTrees(nodes, next).length === 0) return
    setAnnouncement(describe(next, id))
    const movedPages = await arrange({ from: nodes, to: next })
    if (!movedPages) return
    const undo = () =>
      void arrange({ from: next, to: nodes }).then(
        (previous) => previous && notify('ra.notification.canceled', { type: 'info' }),
      )
    const address = getAddress(movedPages.find((record) => record.id === id))
    const isMoved = address !== getAddress(records.get(id))
    notifyUndo(isMoved ? 'partitur.tree.address' : 'partitur.tree.saved', {
      words: { title: recordName('pages', records.get(id)), address },
      undo,
    })
  }

  /** Draws the move at once and saves it; answers the changes. */
  async function arrange({ from, to }: { from: readonly PageNode[]; to: readonly PageNode[] }) {
    setArranged(to)
    try {
      return recordsSchema.parse(
        await call<typeof arrangePages>(adminAddresses.arrangePages, { body: { moves: diffPageTrees(from, to) } }),
      )
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
      return null
    } finally {
      await refetch()
      setArranged(null)
    }
  }

  function describe(list: readonly PageNode[], id: number): string {
    const row = flattenPageTree(list).find((candidate) => candidate.id === id)
    const siblings = flattenPageTree(list).filter((candidate) => candidate.parentId === row?.parentId)
    const index = siblings.findIndex((candidate) => candidate.id === id) + 1
    return translate('partitur.tree.moved', {
      title: recordName('pages', records.get(id)),
      place: index,
      level: (row?.depth ?? 0) + 1,
    })
  }

  return { nodes, records, isPending, move, announcement }
}

/** The public URL of a page; empty for links. */
function getAddress(record: Record<string, unknown> | undefined): string {
  const path = record?.[`path_${currentLanguage()}`]
  return typeof path === 'string' ? pageUrl(currentLanguage(), path) : ''
}
