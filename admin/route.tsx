import { lazy, Suspense, useSyncExternalStore } from 'react'

export function meta() {
  return [{ title: 'Partitur · Verwaltung' }, { name: 'robots', content: 'noindex' }]
}

// The condition is decided when the bundle is made: the back office is in no server's code and in no visitor's download.
const App = import.meta.env.SSR
  ? Waiting
  : lazy(() => {
      hideBlockedStorage()
      return import('./App.tsx')
    })

/** The server answers an empty shell; the back office itself begins in the browser. */
export default function AdminRoute() {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (!isInBrowser) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <App />
    </Suspense>
  )
}

/** Reading `localStorage` throws when all cookies are blocked. react-admin 5 asks as it is loaded, and keeps all in memory where there is none. */
function hideBlockedStorage(): void {
  try {
    if (window.localStorage) return
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}

function Waiting() {
  return (
    <p role="status" style={{ margin: 'auto', padding: '2rem' }}>
      Die Verwaltung wird geladen …
    </p>
  )
}
