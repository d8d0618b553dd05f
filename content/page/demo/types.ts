import type { SectionSeed } from '#server/seed/content/page-types.ts'
import type { Text, Variant } from '#server/seed/content/types.ts'
import type { PageEdition, PageType } from '../table.ts'

export type PageSeed = {
  key: string
  parent_id: string | null
  content_type: PageType
  variant: Variant | null
  slug: Text | null
  link: Text | null
  title: Text
  headline: Text
  meta_description: Text
  in_menu: boolean
  in_footer: boolean
  in_secondary: boolean
  is_clickable: boolean
  is_online: boolean
  edition: PageEdition | null
  edition_of_id: string | null
  sections: SectionSeed[]
}
