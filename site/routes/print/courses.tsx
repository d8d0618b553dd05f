import type { MetaDescriptor } from 'react-router'
import { listCourses } from '#content/course/endpoints.ts'
import { screenUrl } from '#contract/urls.ts'
import { getMessages } from '../../i18n/messages.ts'
import { callBackend, printedHost, renderTime } from '../../loaders/backend.server.ts'
import { localeOfPath } from '../../locale.ts'
import { CourseSheet } from '../../print/CourseSheet.tsx'
import { PrintFrame } from '../../print/PrintFrame.tsx'
import type { Route } from './+types/courses.ts'

export async function loader(args: Route.LoaderArgs) {
  return {
    courses: await callBackend(args, listCourses, {}),
    now: renderTime(args),
    host: printedHost(args),
    locale: localeOfPath(args.url.pathname),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  return [{ title: getMessages(loaderData.locale).brand.school }, { name: 'robots', content: 'noindex' }]
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PrintFrame back={screenUrl('courses', loaderData.locale)}>
      <CourseSheet {...loaderData} />
    </PrintFrame>
  )
}
