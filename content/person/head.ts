import { personTypes } from '#contract/links/urls.ts'
import { recordTitle } from '#model/titles.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import type { TypeHeads } from '#server/services/urls/define-head.ts'
import { visitorParams } from '#server/services/visibility/visibility.ts'
import { loadListBreadcrumbs } from '../page/breadcrumbs.server.ts'
import { selectPeople } from './service.ts'

export default {
  person: async (deps, params, id) => {
    const type = personTypes.find((each) => each === params.type)
    if (!type) return null
    const [row] = await selectPeople(deps.db, { ...visitorParams(deps), [type]: true, id })
    if (!row) return null
    const { biography } = localiseFields(row, ['biography'], deps.locale)
    return {
      row,
      title: recordTitle('people', row, deps.locale),
      descriptions: [biography],
      params: { type },
      og_type: 'profile',
      ...(type === 'instructor'
        ? {
            variant: 'school',
            breadcrumbs: await loadListBreadcrumbs(deps, { content_type: 'persons', variant: 'school' }),
          }
        : { variant: 'orchestra' }),
    }
  },
} satisfies TypeHeads
