import { useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { callApi } from '../../api/call.ts'
import { nameOf } from '../../records.ts'
import { nodeOf } from './page-records.ts'
import { movesBetween, type Node, type Place, placed, rowsOf } from './tree.ts'

const ALL = 1000

/** All pages as a tree; a move is drawn at once and said to the server in one call. */
export function usePageTree() {
  const translate = useTranslate()
  const notify = useNotify()
  const { data = [], isPending, refetch } = useGetList('pages', { pagination: { page: 1, perPage: ALL }, sort: { field: 'order', order: 'ASC' } })
  const [arranged, setArranged] = useState<readonly Node[] | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const nodes = arranged ?? data.map(nodeOf)
  const records = new Map(data.map((record) => [Number(record.id), record]))

  async function move(id: number, place: Place) {
    const next = placed(nodes, id, place)
    const moves = movesBetween(nodes, next)
    if (moves.length === 0) return
    setArranged(next)
    setAnnouncement(describe(next, id))
    try {
      await callApi('/api/admin/pages/arrange/', { method: 'POST', body: { moves } })
      notify('partitur.tree.saved', { type: 'info' })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })
    }
    await refetch()
    setArranged(null)
  }

  function describe(list: readonly Node[], id: number): string {
    const row = rowsOf(list).find((candidate) => candidate.id === id)
    const siblings = rowsOf(list).filter((candidate) => candidate.parentId === row?.parentId)
    const place = siblings.findIndex((candidate) => candidate.id === id) + 1
    return translate('partitur.tree.moved', { title: nameOf(records.get(id)), place, level: (row?.depth ?? 0) + 1 })
  }

  return { nodes, records, isPending, move, announcement }
}
