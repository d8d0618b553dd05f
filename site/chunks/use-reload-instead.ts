import { useEffect, useState } from 'react'
import { isChunkFailure, takeReload } from './chunk-failure.ts'

/** Whether the page reloads rather than show this error: for a code chunk that is gone, and without a connection. */
export function useReloadInstead(error: unknown): boolean {
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    // Offline the service worker answers the reload with its own page.
    const isOffline = error instanceof TypeError && !navigator.onLine
    if (!isOffline && !(isChunkFailure(error) && takeReload(window.sessionStorage, Date.now()))) return
    setReloading(true)
    window.location.reload()
  }, [error])
  return isReloading
}
