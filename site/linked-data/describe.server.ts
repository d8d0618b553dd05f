import type { Thing } from 'schema-dts'
import type { Page } from '#content/page/endpoints.ts'
import { asGraph, backendContext, linkedDataContext } from '../context.ts'
import { type LoaderArgs, nowOf } from '../loaders/backend.server.ts'
import type { PageData } from '../loaders/page.server.ts'
import type { About } from './about.server.ts'
import { breadcrumbs } from './breadcrumbs.server.ts'
import { fullOrganisation, website } from './organisations.server.ts'
import { questions } from './questions.server.ts'

type Of = {
  /** The list that a record's page belongs to, as its breadcrumbs show it. */
  list?: Page['breadcrumbs'][number]
  /** What the page is about; null where there is nothing to say of it. */
  thing?: (about: About) => Thing | null
}

/**
 * Says what a page shows to those who read data instead of pages: its thing, the way to it, its questions. Where the router
 * asks, `data` carries it, so the loader returns `data` after this.
 */
export function describe(args: LoaderArgs, data: PageData, { list, thing }: Of = {}): void {
  const { page, locale } = data
  const { settings, origin, mainOrigin } = args.context.get(backendContext)
  const about: About = { locale, origin, idBase: mainOrigin, settings, now: nowOf(args) }
  const home = page.content_type === 'home' ? [website(about), fullOrganisation(about, page.variant)] : []
  const said = [...home, thing?.(about), breadcrumbs(about, page, list), questions(page, origin + page.urls[locale])]
  const { things, isCarried } = args.context.get(linkedDataContext)
  things.push(...said.filter((each) => each !== null && each !== undefined))
  if (isCarried && things.length > 0) data.linkedData = asGraph(things)
}
