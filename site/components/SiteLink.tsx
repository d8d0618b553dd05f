import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { localeOfPath, useLocale } from '../locale.ts'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & { to: string }

/** An address from the content: our own pages without a new document, a change of language and other houses with one. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const locale = useLocale()
  const isOurs = /^\/(de|en)(?=[/?#]|$)/.test(to)
  const stays = isOurs && localeOfPath(to.replace(/[?#].*$/, '')) === locale
  return <Link to={to} prefetch={stays ? 'intent' : 'none'} reloadDocument={!stays} {...rest} />
}
