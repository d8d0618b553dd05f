import { useEffect } from 'react'

/** Without a connection the service worker answers a reload with its own page; an error page would know less. */
export function useOfflineReload(error: unknown): void {
  useEffect(() => {
    if (error instanceof TypeError && !navigator.onLine) window.location.reload()
  }, [error])
}
