import { defineType } from '#model/define-type.ts'

const courseRequest = defineType({
  resource: 'course-requests',
  screens: { request: { de: 'kurse/anfrage', en: 'courses/request' } },
  subScreens: { request: 'courses' },
  query: { request: ['course', 'kind'] },
  title: ['name'],
  deletesForGood: true,
})

export default courseRequest

declare module '#model/define-type.ts' {
  interface ContentTypes {
    'course-requests': typeof courseRequest
  }
}
