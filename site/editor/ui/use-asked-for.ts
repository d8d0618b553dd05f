import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Workspace } from './context.tsx'

/** What a link into editing may ask to be opened at once, as the `state` of its navigation. */
const openable = ['page_settings'] as const
export type AskedFor = { open: (typeof openable)[number] }

/** Opens what the link asked for, once: a reload or a way back does not open it again. */
export function useAskedFor({ open }: Workspace): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = openable.find((each) => each === (state as Partial<AskedFor> | null)?.open)
  useEffect(() => {
    if (!asked) return
    open({ type: asked })
    void navigate(pathname + search + hash, { replace: true, state: null, preventScrollReset: true })
  }, [asked, open, navigate, pathname, search, hash])
}
