import { useEffect, useState } from 'react'
import type { createPreviewLink, listPreviewLinks, PreviewLink, revokePreviewLink } from '#content/page/endpoints.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { useWorkspace } from '../ui/context.tsx'

/** The links of the page that is edited, and what can be done with them; a refusal is thrown. */
export function usePreviewLinks() {
  const { call, owner } = useWorkspace().editor
  const [links, setLinks] = useState<readonly PreviewLink[]>([])

  useEffect(() => {
    const left = new AbortController()
    call<typeof listPreviewLinks>(adminAddresses.listPreviewLinks, { query: { page_id: owner.object_id } }, left.signal).then(setLinks, () => undefined)
    return () => left.abort()
  }, [call, owner])

  async function make(wish: { until: string; note: string }) {
    const made = await call<typeof createPreviewLink>(adminAddresses.createPreviewLink, { body: { page_id: owner.object_id, ...wish } })
    const { urls: _, ...link } = made
    setLinks((before) => [link, ...before])
    return made
  }

  async function revoke(id: number) {
    await call<typeof revokePreviewLink>(adminAddresses.revokePreviewLink, { params: { id } })
    setLinks((before) => before.map((link) => (link.id === id ? { ...link, state: 'revoked' } : link)))
  }

  return { links, make, revoke }
}
