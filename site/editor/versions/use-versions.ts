import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getVersion, listVersions, restoreVersion } from '#contract/versions.ts'
import { useWorkspace } from '../ui/context.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'

/** Method and path alone, as `sync/endpoints.ts` has them. */
const list = { method: 'GET', path: '/{locale}/pageeditor-api/versions/' } satisfies Pick<typeof listVersions, 'method' | 'path'>
const one = { method: 'GET', path: '/{locale}/pageeditor-api/versions/{id}/' } satisfies Pick<typeof getVersion, 'method' | 'path'>
const restore = { method: 'POST', path: '/{locale}/pageeditor-api/versions/{id}/restore/' } satisfies Pick<typeof restoreVersion, 'method' | 'path'>

export type WholeVersion = OutputOf<typeof getVersion>

/** The states of this page; what is still on its way is part of the newest one once it is told. */
export function useVersions() {
  const { call, locale, owner } = useWorkspace().editor
  const load = useCallback(
    (page: number, signal: AbortSignal) => call<typeof listVersions>(list, { params: { locale }, query: { ...owner, page } }, signal),
    [call, locale, owner],
  )
  return { ...usePagedList(load), restore: (id: number) => call<typeof restoreVersion>(restore, { params: { locale, id } }) }
}

/** One of them whole; null until it is there. */
export function useVersion(id: number): { version: WholeVersion | null; isFailed: boolean } {
  const { call, locale } = useWorkspace().editor
  const [version, setVersion] = useState<WholeVersion | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    call<typeof getVersion>(one, { params: { locale, id } }, left.signal).then(setVersion, () => left.signal.aborted || setFailed(true))
    return () => left.abort()
  }, [call, locale, id])
  return { version, isFailed }
}
