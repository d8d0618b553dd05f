import type { ReactNode } from 'react'
import { Link, useLocation, useViewTransitionState } from 'react-router'
import { hasEditParam } from '#contract/page/edit-query.ts'

type PosterLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A link from a picture to its concert: `data-moving` while the picture grows into the poster, or back. */
export function PosterLink({ to, ...props }: PosterLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={to}
      prefetch="intent"
      viewTransition={!hasEditParam(search)}
      data-moving={useViewTransitionState(to) || undefined}
      {...props}
    />
  )
}
