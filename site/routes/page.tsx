import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { SchoolHome } from '../components/SchoolHome/SchoolHome.tsx'
import { headOf } from '../head.ts'
import { loadSchoolHome } from '../loaders/home.server.ts'
import { loadPage } from '../loaders/page.server.ts'
import type { Route } from './+types/page.ts'

/** A page looked up by its path; on a shared host one of them is the home of the school. */
export async function loader(args: Route.LoaderArgs) {
  const data = await loadPage(args)
  const isSchoolHome = data.page.content_type === 'home' && data.page.variant === 'school'
  return { ...data, school: isSchoolHome ? await loadSchoolHome(args, data.locale) : null }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

export default function GenericPage({ loaderData }: Route.ComponentProps) {
  const { page, editor, school } = loaderData
  if (school) return <SchoolHome page={page} editor={editor} data={school} />
  return (
    <>
      <PageHead page={page} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
