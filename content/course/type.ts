import { defineType } from '#model/define-type.ts'

const course = defineType({
  resource: 'courses',
  link: 'course',
  sectionOwner: 'course',
  screens: {
    courses: { de: 'kurse', en: 'courses' },
    course: { de: 'kurse/{slug}/{id}', en: 'courses/{slug}/{id}' },
  },
  query: { courses: ['parent_group', 'age_group', 'dates__location', 'instruments'] },
  page: 'course',
  variant: 'school',
  title: ['name'],
  descriptions: ['subline', 'description'],
  visibility: { online: 'is_online' },
  startsOffline: true,
  poster: true,
})

export default course

declare module '#model/define-type.ts' {
  interface ContentTypes {
    courses: typeof course
  }
}
