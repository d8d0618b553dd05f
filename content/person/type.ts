import { defineType } from '#model/define-type.ts'

const person = defineType({
  resource: 'people',
  link: 'person',
  sectionOwner: 'person',
  screens: {
    persons: { de: 'mitarbeiter', en: 'persons' },
    person: { de: 'mitarbeiter/{type}/{slug}/{id}', en: 'persons/{type}/{slug}/{id}' },
  },
  query: { person: ['page'] },
  page: 'person',
  variant: 'orchestra',
  title: ['first_name', 'last_name'],
  apart: 'role',
  visibility: { online: 'is_online', page: 'has_page' },
})

export default person

declare module '#model/define-type.ts' {
  interface ContentTypes {
    people: typeof person
  }
}
