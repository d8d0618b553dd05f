import { useEffect } from 'react'

/** When offline, a reload shows the service worker's page, which knows more than an error page. */
export function useOfflineReload(error: unknown): void {
  useEffect(() => {
    if (error instanceof TypeError && !navigator.onLine) window.location.reload()
  }, [error])
}
