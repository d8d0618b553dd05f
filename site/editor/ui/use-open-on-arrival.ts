import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenOnArrival } from '../../edit-mode.ts'
import type { Workspace } from './context.tsx'

/** Opens what the link into edit mode requested, once: not again on reload or Back. */
export function useOpenOnArrival({ open }: Workspace): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // Navigation state is untyped; our links set this.
  const dialog = (state as { asked?: OpenOnArrival } | null)?.asked
  useEffect(() => {
    if (!dialog) return
    open(dialog)
    void navigate(pathname + search + hash, { replace: true, state: null, preventScrollReset: true })
  }, [dialog, open, navigate, pathname, search, hash])
}
