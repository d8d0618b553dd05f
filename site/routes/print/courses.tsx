import type { MetaDescriptor } from 'react-router'
import { listCourses } from '#content/course/endpoints.ts'
import { urlOf } from '#contract/urls.ts'
import { messagesIn } from '../../i18n/messages.ts'
import { callBackend, nowOf, printedHostOf } from '../../loaders/backend.server.ts'
import { localeOfPath } from '../../locale.ts'
import { CourseSheet } from '../../print/CourseSheet.tsx'
import { PrintFrame } from '../../print/PrintFrame.tsx'
import type { Route } from './+types/courses.ts'

/** All courses of the school on paper. */
export async function loader(args: Route.LoaderArgs) {
  return {
    courses: await callBackend(args, listCourses, {}),
    now: nowOf(args),
    host: printedHostOf(args),
    locale: localeOfPath(args.url.pathname),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  return [{ title: messagesIn(loaderData.locale).brand.school }, { name: 'robots', content: 'noindex' }]
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PrintFrame back={urlOf('courses', loaderData.locale)}>
      <CourseSheet {...loaderData} />
    </PrintFrame>
  )
}
