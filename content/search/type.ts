import { defineType } from '#model/define-type.ts'

/** Words with the same meaning for the search, and the screen of the search. */
const synonym = defineType({
  resource: 'synonyms',
  screens: { search: { de: 'suche', en: 'search' } },
  query: { search: ['q', 'kind', 'page'] },
  title: ['words'],
})

export default synonym

declare module '#model/define-type.ts' {
  interface ContentTypes {
    synonyms: typeof synonym
  }
}
