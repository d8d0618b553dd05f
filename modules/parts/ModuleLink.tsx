import type { ReactNode } from 'react'

type ModuleLinkProps = { href: string; newWindow?: boolean; className?: string | undefined; children: ReactNode }

/** A link of a module; without an address its content stands alone, because a target can have been deleted. */
export function ModuleLink({ href, newWindow = false, className, children }: ModuleLinkProps) {
  if (href === '') return children
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={className} href={href} {...target}>
      {children}
    </a>
  )
}
