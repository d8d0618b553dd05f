import { and, eq } from 'drizzle-orm'
import { personTypes } from '#contract/urls.ts'
import { localise } from '#server/services/localise.ts'
import { whereReachable } from '#server/services/visibility.ts'
import type { TypeHeads } from '../define-head.ts'
import { titleOf } from '../title.ts'
import { flagOf } from './service.ts'
import { people } from './table.ts'

export default {
  person: async (deps, params, id) => {
    const type = personTypes.find((each) => each === params.type)
    if (!type) return null
    const [row] = await deps.db
      .select()
      .from(people)
      .where(and(whereReachable(deps, 'people'), eq(flagOf[type], true), eq(people.id, id)))
    if (!row) return null
    const { biography } = localise(row, ['biography'], deps.locale)
    return {
      row,
      title: titleOf('people', row, deps.locale),
      descriptions: [biography],
      params: { type },
      variant: type === 'instructor' ? 'school' : 'orchestra',
      og_type: 'profile',
    }
  },
} satisfies TypeHeads
