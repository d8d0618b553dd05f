import { listInstructors } from '#content/person/endpoints.ts'
import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { PersonGroups } from '../components/PersonCard/PersonGroups.tsx'
import { SchoolHome } from '../components/SchoolHome/SchoolHome.tsx'
import { headOf } from '../head.ts'
import { callBackend } from '../loaders/backend.server.ts'
import { loadSchoolHome } from '../loaders/home.server.ts'
import { loadPage } from '../loaders/page.server.ts'
import type { Route } from './+types/page.ts'

/** A page looked up by its path; one of them may be the home of the school, one may show its teachers. */
export async function loader(args: Route.LoaderArgs) {
  const data = await loadPage(args)
  const { content_type, variant } = data.page
  const school = content_type === 'home' && variant === 'school' ? await loadSchoolHome(args, data.locale) : null
  const teachers = content_type === 'persons' ? await callBackend(args, listInstructors, {}) : null
  return { ...data, school, teachers }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

export default function GenericPage({ loaderData }: Route.ComponentProps) {
  const { page, editor, school, teachers } = loaderData
  if (school) return <SchoolHome page={page} editor={editor} data={school} />
  return (
    <>
      <PageHead page={page} />
      {teachers && <PersonGroups people={{ employee: [], instructor: teachers, soloist: [] }} />}
      <PageModules page={page} editor={editor} />
    </>
  )
}
