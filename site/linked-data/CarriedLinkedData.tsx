import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Updates the linked data in the head after client-side navigation; the first page has its own from the server. */
export function CarriedLinkedData() {
  const { pathname } = useLocation()
  const carriedData = useMatches()
    .map(({ loaderData }) => extractLinkedData(loaderData))
    .find(Boolean)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (!carriedData && shownPath.current === pathname) return
    shownPath.current = pathname
    for (const outdated of document.head.querySelectorAll('script[type="application/ld+json"]')) outdated.remove()
    if (!carriedData) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = carriedData
    document.head.append(script)
  }, [carriedData, pathname])
  return null
}

function extractLinkedData(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'linkedData' in data && typeof data.linkedData === 'string'
    ? data.linkedData
    : undefined
}
