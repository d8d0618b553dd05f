import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenOnArrival } from '../../edit-mode.ts'
import type { Workspace } from './context.tsx'

/** Opens what the link into editing asked for, once: a reload or a way back does not open it again. */
export function useOpenOnArrival({ open }: Workspace): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The state of a navigation is whatever its link has said; ours say this.
  const asked = (state as { asked?: OpenOnArrival } | null)?.asked
  useEffect(() => {
    if (!asked) return
    open(asked)
    void navigate(pathname + search + hash, { replace: true, state: null, preventScrollReset: true })
  }, [asked, open, navigate, pathname, search, hash])
}
