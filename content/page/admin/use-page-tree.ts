import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { recordsSchema } from '#admin/api/record-schema.ts'
import { useNotifyUndo } from '#admin/forms/use-notify-undo.tsx'
import { currentLanguage } from '#admin/i18n/language.ts'
import { recordName } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { pageUrl } from '#contract/links/urls.ts'
import {
  diffPageTrees,
  flattenPageTree,
  movePageNode,
  type PageNode,
  type PageTreePosition,
} from '#contract/page/page-tree.ts'
import type { arrangePages } from '#contract/page/pages.ts'

const ALL = 1000

/** All pages as a tree; a move is drawn at once and sent in one request. */
export function usePageTree() {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const {
    data = [],
    isPending,
    refetch,
  } = useGetList('pages', { pagination: { page: 1, perPage: ALL }, sort: { field: 'order', order: 'ASC' } })
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

function toPageNode(record: RaRecord): PageNode {
  return {
    id: Number(record.id),
    parentId: typeof record.parent_id === 'number' ? record.parent_id : null,
    order: Number(record.order ?? 0),
  }
}
