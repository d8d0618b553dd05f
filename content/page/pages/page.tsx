import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPage } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listInstructors } from '../../person/endpoints.ts'
import { PersonGroups } from '../../person/site/PersonCard/PersonGroups.tsx'
import { toPersonCards } from '../../person/site/PersonCard/person-card.server.ts'
import styles from '../site/EditionSwitch/EditionSwitch.module.css'
import { EditionSwitch } from '../site/EditionSwitch/EditionSwitch.tsx'
import { loadSchoolHome } from '../site/home.server.ts'
import { NearbyPages } from '../site/NearbyPages/NearbyPages.tsx'
import { hasNoLinks } from '../site/NearbyPages/nearby-pages.ts'
import { SchoolHome } from '../site/SchoolHome/SchoolHome.tsx'

/** A page of the tree by its path; it may be the school's home page, or show its teachers. */
export async function loader(args: LoaderArgs) {
  const data = await loadPage(args)
  addLinkedData(args, data)
  const { content_type, variant } = data.page
  const school = content_type === 'home' && variant === 'school' ? await loadSchoolHome(args, data) : null
  const teachers =
    content_type === 'persons' ? toPersonCards(await callBackend(args, listInstructors, {}), data.locale) : null
  return { ...data, school, teachers, isDeadEnd: content_type === 'page' && hasNoLinks(data.page.modules) }
}

export const meta = screenMeta<typeof loader>()

export default function GenericPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, school, teachers, isDeadEnd } = loaderData
  if (school) return <SchoolHome page={page} editor={editor} data={school} />
  return (
    <>
      <PageHead page={page}>{page.editions.length > 0 && <EditionSwitch page={page} />}</PageHead>
      {teachers && <PersonGroups people={{ employee: [], instructor: teachers, soloist: [] }} />}
      {page.edition === 'easy' ? (
        <div className={styles.easy}>
          <PageModules page={page} editor={editor} />
        </div>
      ) : (
        <PageModules page={page} editor={editor} />
      )}
      {isDeadEnd && !editor && <NearbyPages page={page} />}
    </>
  )
}
