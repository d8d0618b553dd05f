import { screenUrl } from '#contract/links/urls.ts'
import { getMessages } from '#site/i18n/messages.ts'
import { callBackend, type LoaderArgs, printedHost, renderTime } from '#site/loaders/backend.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import { listCourses } from '../endpoints.ts'
import { CourseSheet } from '../site/CourseSheet/CourseSheet.tsx'

export async function loader(args: LoaderArgs) {
  return {
    courses: await callBackend(args, listCourses, {}),
    now: renderTime(args),
    host: printedHost(args),
    locale: localeOfPath(args.url.pathname),
  }
}

export const meta = unlistedMeta<typeof loader>(({ locale }) => getMessages(locale).brand.school)

export default function CoursesPage({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <PrintFrame back={screenUrl('courses', loaderData.locale)}>
      <CourseSheet {...loaderData} />
    </PrintFrame>
  )
}
