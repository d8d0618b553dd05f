import { lazy, Suspense, useSyncExternalStore } from 'react'

export function meta() {
  return [{ title: 'Partitur · Verwaltung' }, { name: 'robots', content: 'noindex' }]
}

// Decided at build time, so that the back office is in neither the server's nor the visitors' bundle.
const App = import.meta.env.SSR
  ? LoadingPage
  : lazy(() => {
      hideBlockedStorage()
      return import('./App.tsx')
    })

/** The server answers an empty shell; the back office renders in the browser only. */
export default function AdminRoute() {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (!isInBrowser) return <LoadingPage />
  return (
    <Suspense fallback={<LoadingPage />}>
      <App />
    </Suspense>
  )
}

/**
 * Reading `localStorage` throws when all cookies are blocked. react-admin 5 reads it on load, and falls back to memory
 * if it is undefined.
 */
function hideBlockedStorage(): void {
  try {
    if (window.localStorage) return
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}

function LoadingPage() {
  return (
    <p role="status" style={{ margin: 'auto', padding: '2rem' }}>
      Die Verwaltung wird geladen …
    </p>
  )
}
