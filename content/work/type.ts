import { defineType } from '#model/define-type.ts'

const work = defineType({
  resource: 'works',
  link: 'work',
  sectionOwner: 'work',
  screens: { work: { de: 'werke/{slug}/{id}', en: 'works/{slug}/{id}' } },
  query: { work: ['page'] },
  page: 'work',
  variant: 'orchestra',
  title: ['title'],
})
const composer = defineType({
  resource: 'composers',
  link: 'composer',
  sectionOwner: 'composer',
  screens: {
    composer: { de: 'komponisten/{slug}/{id}', en: 'composers/{slug}/{id}' },
    composers: { de: 'komponisten', en: 'composers' },
  },
  subScreens: { composers: 'seasons' },
  query: { composer: ['page'] },
  page: 'composer',
  variant: 'orchestra',
  title: ['name'],
})

export default [work, composer]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    works: typeof work
    composers: typeof composer
  }
}
