import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SectionHead } from '#site/components/SectionHead/SectionHead.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import body from '../../course/pages/course.module.css'
import { CourseGrid } from '../../course/site/CourseCard/CourseGrid.tsx'
import { toCourseCards } from '../../course/site/CourseCard/course-cards.server.ts'
import facts from '../../course/site/CourseHead/CourseFacts.module.css'
import { LinkedNames } from '../../course/site/LinkedNames.tsx'
import { SchoolHead } from '../../course/site/SchoolHead/SchoolHead.tsx'
import { getEnsemble } from '../endpoints.ts'
import { ensembleLinkedData } from '../site/ensemble-linked-data.server.ts'
import { words } from '../words.ts'
import styles from './ensemble.module.css'

export async function loader(args: LoaderArgs) {
  const [data, { ensemble: stored, courses }] = await loadPageWith(args, async () => {
    const ensemble = await callBackend(args, getEnsemble, { params: { id: requireId(args.params.id) } })
    const ids = ensemble.courses.map(({ id }) => id).join(',')
    return { ensemble, courses: ids ? await callOrNull(args, listCourses, { query: { ids } }) : [] }
  })
  const { locale } = data
  const ensemble = withPageTexts(stored, data)
  addLinkedData(args, data, {
    list: { title: words[locale].back, url: screenUrl('ensembles', locale) },
    thing: (context) => ensembleLinkedData(ensemble, context),
  })
  return {
    ...data,
    ensemble: hyphenateField(ensemble, 'name', locale),
    courses: toCourseCards(courses ?? [], locale),
  }
}

export const meta = screenMeta<typeof loader>(({ ensemble }) => ({ description: excerpt(ensemble.text) }))

export default function EnsembleDetail({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, ensemble, courses, locale } = loaderData
  const text = useWords(words)
  return (
    <article>
      <SchoolHead page={page} back={{ title: text.back, url: screenUrl('ensembles', locale) }} record={ensemble} />
      <div className={`page ${body.body}`}>
        <div
          className={`rich-text ${body.description}`}
          {...fallbackLang(ensemble, 'text', locale)}
          dangerouslySetInnerHTML={{ __html: ensemble.text }}
        />
        {ensemble.teachers.length > 0 && (
          <div className={body.facts}>
            <section className={facts.facts} aria-labelledby="facts">
              <h2 id="facts" className={facts.title}>
                {text.facts}
              </h2>
              <dl className={facts.list}>
                <div>
                  <dt>{text.teachers}</dt>
                  <LinkedNames names={ensemble.teachers} />
                </div>
              </dl>
            </section>
          </div>
        )}
      </div>
      <PageModules page={page} editor={editor} />
      {courses.length > 0 && (
        <section className={`page ${styles.courses}`} aria-labelledby="courses">
          <SectionHead id="courses" title={text.courses} />
          <CourseGrid courses={courses} />
        </section>
      )}
    </article>
  )
}
