import { useCallback, useEffect, useState } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getVersion, listVersions, restoreVersion } from '#contract/versions.ts'
import { useWorkspace } from '../ui/context.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'

export type WholeVersion = OutputOf<typeof getVersion>

/** The states of this page; what is still on its way is part of the newest one once it is told. */
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

/** One of them whole; null until it is there. */
export function useVersion(id: number): { version: WholeVersion | null; isFailed: boolean } {
  const { call, locale } = useWorkspace().editor
  const [version, setVersion] = useState<WholeVersion | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    call<typeof getVersion>(editorAddresses.getVersion, { params: { locale, id } }, left.signal).then(
      setVersion,
      () => left.signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [call, locale, id])
  return { version, isFailed }
}
