import { defineType } from '../define.ts'

/** What a visitor asks of the school. Its title says nothing of the person, because it is shown where others look. */
const courseRequest = defineType({
  resource: 'course-requests',
  screens: { request: { de: 'kurse/anfrage', en: 'courses/request' } },
  parts: { request: 'courses' },
  query: { request: ['course', 'kind'] },
  title: ['wish'],
  final: true,
})

export default courseRequest

declare module '../define.ts' {
  interface ContentTypes {
    'course-requests': typeof courseRequest
  }
}
