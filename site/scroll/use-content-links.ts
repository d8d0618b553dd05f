import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localeOfPath } from '../locale.ts'

/** Links in edited texts are plain anchors; those to own pages in the same language use client-side navigation. */
export function useContentLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = followable(event)
      if (!to) return
      event.preventDefault()
      if (to.endsWith('#top')) goToTop()
      else void navigate(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** As without script, but without a hash and a history entry. */
function goToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
  document.getElementById('top')?.focus({ preventScroll: true })
}

function followable(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !link?.href ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.dataset.document !== undefined
  )
    return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isOurs = origin === window.location.origin && /^\/(de|en)(\/|$)/.test(pathname)
  return isOurs && localeOfPath(pathname) === localeOfPath(window.location.pathname) ? pathname + search + hash : null
}
