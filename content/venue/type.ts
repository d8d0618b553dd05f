import { defineType } from '#model/define-type.ts'

const venue = defineType({
  resource: 'venues',
  link: 'venue',
  sectionOwner: 'venue',
  screens: { venue: { de: 'spielorte/{slug}/{id}', en: 'venues/{slug}/{id}' } },
  page: 'venue',
  variant: 'orchestra',
  title: ['name'],
  apart: 'city',
  descriptions: ['description'],
  visibility: { online: 'is_online' },
})

export default venue

declare module '#model/define-type.ts' {
  interface ContentTypes {
    venues: typeof venue
  }
}
