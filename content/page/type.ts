import { defineType } from '#model/define-type.ts'
import { eventFilterNames } from '../production/type.ts'

/** The tree of pages; a path joins the slugs from the root. */
const page = defineType({
  resource: 'pages',
  link: 'page',
  sectionOwner: 'page',
  screens: { home: { de: '', en: '' } },
  query: { home: [...eventFilterNames, 'page'] },
  title: ['title'],
  visibility: { online: 'is_online' },
  startsOffline: true,
})

export default page

declare module '#model/define-type.ts' {
  interface ContentTypes {
    pages: typeof page
  }
}
