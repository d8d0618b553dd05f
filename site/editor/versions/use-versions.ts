import { useCallback, useEffect, useState } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getVersion, listVersions, restoreVersion } from '#contract/page/versions.ts'
import { useWorkspace } from '../ui/context.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'

type WholeVersion = OutputOf<typeof getVersion>

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
    ...usePagedList(load),
    restore: (id: number) => call<typeof restoreVersion>(editorAddresses.restoreVersion, { params: { locale, id } }),
  }
}

/** One whole version; null until it is loaded. */
export function useVersion(id: number): { version: WholeVersion | null; isFailed: boolean } {
  const { call, locale } = useWorkspace().editor
  const [version, setVersion] = useState<WholeVersion | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    call<typeof getVersion>(editorAddresses.getVersion, { params: { locale, id } }, controller.signal).then(
      setVersion,
      () => controller.signal.aborted || setFailed(true),
    )
    return () => controller.abort()
  }, [call, locale, id])
  return { version, isFailed }
}
