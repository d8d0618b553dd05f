import type { ReactNode } from 'react'

type ModuleLinkProps = { href: string; newWindow?: boolean; className?: string | undefined; children: ReactNode }

/** Without a URL only the content is rendered, because a target may be deleted. */
export function ModuleLink({ href, newWindow = false, className, children }: ModuleLinkProps) {
  if (href === '') return children
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={className} href={href} {...target}>
      {children}
    </a>
  )
}
