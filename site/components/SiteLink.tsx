import type { ComponentProps } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { type Homes, toVariantHome } from '../homes.ts'
import { localeOfPath, useLocale } from '../locale.ts'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & { to: string }

/** The part of the layout's data that is read here; the layout draws links, so it cannot be imported. */
type LayoutData = () => { frame: { homes: Homes } }

/** A link in content: own pages by client-side navigation, the other language and other hosts by a new document. */
export function SiteLink({ to: target, ...linkProps }: SiteLinkProps) {
  const locale = useLocale()
  const homes = useRouteLoaderData<LayoutData>('layout')?.frame.homes
  const to = homes ? toVariantHome(target, { homes, locale }) : target
  const isOurs = /^\/(de|en)(?=[/?#]|$)/.test(to)
  const stays = isOurs && localeOfPath(to.replace(/[?#].*$/, '')) === locale
  return <Link to={to} prefetch={stays ? 'intent' : 'none'} reloadDocument={!stays} {...linkProps} />
}
