import { defineType } from '#model/define-type.ts'

const ensemble = defineType({
  resource: 'ensembles',
  link: 'ensemble',
  sectionOwner: 'ensemble',
  screens: {
    ensembles: { de: 'ensembles', en: 'ensembles' },
    ensemble: { de: 'ensembles/{slug}/{id}', en: 'ensembles/{slug}/{id}' },
  },
  page: 'ensemble',
  variant: 'school',
  title: ['name'],
  descriptions: ['text'],
  visibility: { online: 'is_online' },
  startsOffline: true,
})

export default ensemble

declare module '#model/define-type.ts' {
  interface ContentTypes {
    ensembles: typeof ensemble
  }
}
