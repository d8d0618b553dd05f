import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenOnArrival } from '../../edit-mode.ts'
import type { Workspace } from './context.tsx'

/** Opens what the link into edit mode requested, once: not again on reload or Back. */
export function useOpenOnArrival({ open }: Workspace): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // Navigation state is untyped; our links set this.
  const asked = (state as { asked?: OpenOnArrival } | null)?.asked
  useEffect(() => {
    if (!asked) return
    open(asked)
    void navigate(pathname + search + hash, { replace: true, state: null, preventScrollReset: true })
  }, [asked, open, navigate, pathname, search, hash])
}
