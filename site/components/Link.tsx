import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'

type LinkProps = ComponentProps<typeof RouterLink>

/** Paths of ours, and what comes behind the path of the page itself; anything else is left to the router to resolve. */
const PLAIN = /^(?:\/[\w%~-][\w%.~-]*)+(?:\?[^#]+)?(?:#.+)?$/
const HERE = /^(?:\?[^#]+)?(?:#.+)?$/

/** React Router's link; on the server its element alone, because what a browser is prepared for there costs more than the rest of the page (ADR 61). */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink

function ServerLink(props: LinkProps) {
  const { pathname } = useLocation()
  const {
    to,
    discover = 'render',
    prefetch,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    relative,
    viewTransition,
    defaultShouldRevalidate,
    target,
    ...rest
  } = props
  const href = typeof to === 'string' ? hrefOf(to, pathname) : null
  if (href === null || mask) return <RouterLink {...props} />
  return <a {...rest} href={href} target={target} data-discover={discover === 'render' ? 'true' : undefined} />
}

function hrefOf(to: string, pathname: string): string | null {
  if (PLAIN.test(to)) return to
  return to !== '' && HERE.test(to) ? pathname + to : null
}
