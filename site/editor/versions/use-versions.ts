import { useCallback } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { getVersion, listVersions, restoreVersion } from '#contract/page/versions.ts'
import { useWorkspace } from '../ui/context.tsx'
import { useContentList } from '../ui/PagedList.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

/** The versions of this page; pending writes join the newest one once saved. */
export function useVersions() {
  const { call, locale, owner } = useWorkspace().editor
  const load = useCallback(
    (page: number, signal: AbortSignal) =>
      call<typeof listVersions>(
        editorAddresses.listVersions,
        { params: { locale }, query: { ...owner, page } },
        signal,
      ),
    [call, locale, owner],
  )
  return {
    ...useContentList(load),
    restore: (id: number) => call<typeof restoreVersion>(editorAddresses.restoreVersion, { params: { locale, id } }),
  }
}

/** One whole version. */
export function useVersion(id: number) {
  const { call, locale } = useWorkspace().editor
  return useLoaded(
    useCallback(
      (signal) => call<typeof getVersion>(editorAddresses.getVersion, { params: { locale, id } }, signal),
      [call, locale, id],
    ),
  )
}
