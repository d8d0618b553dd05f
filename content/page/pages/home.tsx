import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { skipsRevalidation } from '#site/lists/skips-revalidation.ts'
import type { LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPage } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { type Handle, namedMiddleware } from '#site/middleware/named.server.ts'
import { loadOrchestraHome, loadSchoolHome } from '../site/home.server.ts'
import { OrchestraHome } from '../site/OrchestraHome/OrchestraHome.tsx'
import { SchoolHome } from '../site/SchoolHome/SchoolHome.tsx'

export const handle = { middleware: ['own-host'] } satisfies Handle
export const middleware = namedMiddleware(handle)

/** The home page of the host's variant; on a shared host, of the orchestra. */
export async function loader(args: LoaderArgs) {
  const data = await loadPage(args)
  addLinkedData(args, data)
  if (data.page.variant === 'school') return { ...data, school: await loadSchoolHome(args, data) }
  return { ...data, orchestra: await loadOrchestraHome(args, data) }
}

export const meta = screenMeta<typeof loader>()

/** The list reloads itself when the URL changes. */
export const shouldRevalidate = skipsRevalidation

export default function Home({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor } = loaderData
  if ('school' in loaderData) return <SchoolHome page={page} editor={editor} data={loaderData.school} />
  return <OrchestraHome page={page} editor={editor} data={loaderData.orchestra} />
}
