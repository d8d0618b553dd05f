import type { MetaDescriptor } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { getMessages } from '#site/i18n/messages.ts'
import { callBackend, type LoaderArgs, printedHost, renderTime } from '#site/loaders/backend.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
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

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (!loaderData) return []
  return [{ title: getMessages(loaderData.locale).brand.school }, { name: 'robots', content: 'noindex' }]
}

export default function CoursesPage({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <PrintFrame back={screenUrl('courses', loaderData.locale)}>
      <CourseSheet {...loaderData} />
    </PrintFrame>
  )
}
