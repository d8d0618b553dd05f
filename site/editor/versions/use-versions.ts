import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getVersion, listVersions, restoreVersion, Version } from '#contract/versions.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'

/** Method and path alone, as `sync/endpoints.ts` has them. */
const list = { method: 'GET', path: '/{locale}/pageeditor-api/versions/' } satisfies Pick<typeof listVersions, 'method' | 'path'>
const one = { method: 'GET', path: '/{locale}/pageeditor-api/versions/{id}/' } satisfies Pick<typeof getVersion, 'method' | 'path'>
const restore = { method: 'POST', path: '/{locale}/pageeditor-api/versions/{id}/restore/' } satisfies Pick<typeof restoreVersion, 'method' | 'path'>

type Loading = 'loading' | 'ready' | 'failed'
type Listing = { versions: readonly Version[]; count: number; state: Loading }
export type WholeVersion = OutputOf<typeof getVersion>

/** The states of this page; `more` adds the next page of the list. */
export function useVersions() {
  const { call, locale, owner } = useWorkspace().editor
  // What is still on its way is part of the newest one once it is told.
  const isTold = useEditorState(({ outbox }) => outbox.length === 0)
  const [listing, setListing] = useState<Listing>({ versions: [], count: 0, state: 'loading' })
  const [page, setPage] = useState(1)

  useEffect(() => {
    if (!isTold) return
    const left = new AbortController()
    call<typeof listVersions>(list, { params: { locale }, query: { ...owner, page } }, left.signal).then(
      ({ results, count }) => setListing((before) => ({ versions: page === 1 ? results : [...before.versions, ...results], count, state: 'ready' })),
      () => left.signal.aborted || setListing((before) => ({ ...before, state: 'failed' })),
    )
    return () => left.abort()
  }, [call, locale, owner, page, isTold])

  return {
    ...listing,
    more: () => setPage((before) => before + 1),
    restore: (id: number) => call<typeof restoreVersion>(restore, { params: { locale, id } }),
  }
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
