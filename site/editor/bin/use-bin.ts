import { useCallback } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { BinEntry, listBin, restoreFromBin } from '#contract/bin.ts'
import { useWorkspace } from '../ui/context.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'

/** What was deleted on this page; a deletion that is still on its way is among it once it is told. */
export function useBin() {
  const { call, locale, owner } = useWorkspace().editor
  const load = useCallback(
    (page: number, signal: AbortSignal) => call<typeof listBin>(editorAddresses.listBin, { params: { locale }, query: { ...owner, page } }, signal),
    [call, locale, owner],
  )
  return {
    ...usePagedList(load),
    bringBack: ({ model, id }: BinEntry) => call<typeof restoreFromBin>(editorAddresses.restoreFromBin, { params: { locale }, body: { model, id } }),
  }
}
