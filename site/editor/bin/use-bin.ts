import { useCallback } from 'react'
import type { BinEntry, listBin, restoreFromBin } from '#contract/bin.ts'
import { useWorkspace } from '../ui/context.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'

/** Method and path alone, as `sync/endpoints.ts` has them. */
const list = { method: 'GET', path: '/{locale}/pageeditor-api/bin/' } satisfies Pick<typeof listBin, 'method' | 'path'>
const restore = { method: 'POST', path: '/{locale}/pageeditor-api/bin/restore/' } satisfies Pick<typeof restoreFromBin, 'method' | 'path'>

/** What was deleted on this page; a deletion that is still on its way is among it once it is told. */
export function useBin() {
  const { call, locale, owner } = useWorkspace().editor
  const load = useCallback(
    (page: number, signal: AbortSignal) => call<typeof listBin>(list, { params: { locale }, query: { ...owner, page } }, signal),
    [call, locale, owner],
  )
  return {
    ...usePagedList(load),
    bringBack: ({ model, id }: BinEntry) => call<typeof restoreFromBin>(restore, { params: { locale }, body: { model, id } }),
  }
}
