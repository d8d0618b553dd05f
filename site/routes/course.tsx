import { getCourse } from '#content/course/endpoints.ts'
import { excerpt } from '#contract/plain-text.ts'
import { CourseFacts } from '../components/CourseHead/CourseFacts.tsx'
import { CourseHead } from '../components/CourseHead/CourseHead.tsx'
import { langOf } from '../components/fallback-lang.ts'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { colourProperties } from '../format/colour.ts'
import { headOf } from '../head.ts'
import { useMessages } from '../i18n/messages.ts'
import { callBackend } from '../loaders/backend.server.ts'
import { hyphenateCourse } from '../loaders/hyphenate-records.server.ts'
import { requireId } from '../loaders/ids.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/course.ts'
import styles from './course.module.css'

export async function loader(args: Route.LoaderArgs) {
  const [data, course] = await loadPageWith(args, async () => callBackend(args, getCourse, { params: { id: requireId(args.params.id) } }))
  return { ...data, course: hyphenateCourse(course, data.locale) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.course.description) }) : []
}

export default function CourseDetail({ loaderData }: Route.ComponentProps) {
  const { page, editor, course, locale } = loaderData
  const { course: text } = useMessages()
  return (
    <article style={colourProperties(course.color)}>
      <CourseHead page={page} course={course} />
      <div className={`page ${styles.body}`}>
        <div
          className={`rich-text ${styles.description}`}
          {...langOf(course, 'description', locale)}
          dangerouslySetInnerHTML={{ __html: course.description }}
        />
        <div className={styles.facts}>
          <CourseFacts course={course} />
        </div>
        {course.registration && (
          <section className={styles.registration} aria-labelledby="registration">
            <h2 id="registration" className={styles.title}>
              {text.register}
            </h2>
            <div className="rich-text" {...langOf(course, 'registration', locale)} dangerouslySetInnerHTML={{ __html: course.registration }} />
          </section>
        )}
      </div>
      <PageModules page={page} editor={editor} />
    </article>
  )
}
