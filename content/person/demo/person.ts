import { rich, sameInBoth } from '#server/seed/content/text.ts'
import type { Text } from '#server/seed/content/types.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type declaration from '../fields.ts'

export type PersonSeed = DemoRecord<typeof declaration>

type Types = Partial<Pick<PersonSeed, 'is_instructor' | 'is_soloist' | 'is_group'>>

type Profile = {
  name: [first: string, last: string]
  role: Text
  instruments: string[]
  de: string[]
  en: string[]
}

export function person(key: string, types: Types, profile: Profile): PersonSeed {
  const [first_name, last_name] = profile.name
  return {
    key,
    first_name,
    last_name,
    slug: sameInBoth(key),
    is_instructor: types.is_instructor ?? false,
    is_soloist: types.is_soloist ?? false,
    is_employee: false,
    ...(types.is_group ? { is_group: true } : {}),
    role: profile.role,
    biography: rich(profile.de, profile.en),
    instruments: profile.instruments,
  }
}
