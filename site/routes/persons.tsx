import { listEmployees, listInstructors, listSoloists } from '#content/person/endpoints.ts'
import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { PersonGroups } from '../components/PersonCard/PersonGroups.tsx'
import { headOf } from '../head.ts'
import { callBackend } from '../loaders/backend.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/persons.ts'

export async function loader(args: Route.LoaderArgs) {
  const [data, [employee, instructor, soloist]] = await loadPageWith(args, () =>
    Promise.all([callBackend(args, listEmployees, {}), callBackend(args, listInstructors, {}), callBackend(args, listSoloists, {})]),
  )
  return { ...data, people: { employee, instructor, soloist } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

export default function Persons({ loaderData }: Route.ComponentProps) {
  const { page, editor, people } = loaderData
  return (
    <>
      <PageHead page={page} />
      <PersonGroups people={people} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
