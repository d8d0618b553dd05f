import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Updates the linked data in the head after client-side navigation; the first page has its own from the server. */
export function CarriedLinkedData() {
  const { pathname } = useLocation()
  const carried = useMatches()
    .map(({ loaderData }) => extractLinkedData(loaderData))
    .find(Boolean)
  const shown = useRef(pathname)

  useEffect(() => {
    if (!carried && shown.current === pathname) return
    shown.current = pathname
    for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove()
    if (!carried) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = carried
    document.head.append(script)
  }, [carried, pathname])
  return null
}

function extractLinkedData(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'linkedData' in data && typeof data.linkedData === 'string'
    ? data.linkedData
    : undefined
}
