import type { Text } from '#server/seed/content/types.ts'
import type { AccessRow } from '../access.server.ts'

export type AccessSeed = Partial<AccessRow>

export type VenueSeed = {
  key: string
  name: string
  slug: Text
  street: string
  postcode: string
  city: string
  google_maps: string
  access: Text
  description: Text
  facts: AccessSeed
}
