import type { ComponentProps } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { type Homes, toVariantHome } from '../homes.ts'
import { localeOfPath, useLocale } from '../locale.ts'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & { to: string }

/** What is read of the layout's data; the layout itself draws links, so it cannot be imported here. */
type LayoutData = () => { frame: { homes: Homes } }

/** An address from the content: our own pages without a new document, a change of language and other houses with one. */
export function SiteLink({ to: written, ...rest }: SiteLinkProps) {
  const locale = useLocale()
  const homes = useRouteLoaderData<LayoutData>('layout')?.frame.homes
  const to = homes ? toVariantHome(written, { homes, locale }) : written
  const isOurs = /^\/(de|en)(?=[/?#]|$)/.test(to)
  const stays = isOurs && localeOfPath(to.replace(/[?#].*$/, '')) === locale
  return <Link to={to} prefetch={stays ? 'intent' : 'none'} reloadDocument={!stays} {...rest} />
}
