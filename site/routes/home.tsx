import { OrchestraHome } from '../components/OrchestraHome/OrchestraHome.tsx'
import { SchoolHome } from '../components/SchoolHome/SchoolHome.tsx'
import { headOf } from '../head.ts'
import { keepsOwnList } from '../lists/keeps-own-list.ts'
import { loadOrchestraHome, loadSchoolHome } from '../loaders/home.server.ts'
import { loadPage } from '../loaders/page.server.ts'
import { type Handle, namedMiddleware } from '../middleware/named.server.ts'
import type { Route } from './+types/home.ts'

export const handle = { middleware: ['own-host'] } satisfies Handle
export const middleware = namedMiddleware(handle)

/** The home of the house the host stands for; on a shared host, of the orchestra. */
export async function loader(args: Route.LoaderArgs) {
  const data = await loadPage(args)
  if (data.page.variant === 'school') return { ...data, house: 'school' as const, school: await loadSchoolHome(args, data.locale) }
  return { ...data, house: 'orchestra' as const, orchestra: await loadOrchestraHome(args, data.locale) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

/** The list follows the address by itself. */
export const shouldRevalidate = keepsOwnList

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, editor } = loaderData
  if (loaderData.house === 'school') return <SchoolHome page={page} editor={editor} data={loaderData.school} />
  return <OrchestraHome page={page} editor={editor} data={loaderData.orchestra} />
}
