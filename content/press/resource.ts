import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { oneOf, same } from '#server/services/resources/filters.ts'
import { productions } from '../event/table.ts'
import { images } from '../image/table.ts'
import { people } from '../person/table.ts'
import { pressPictures } from './table.ts'

const pressPicturesResource: ResourceDefinition = {
  name: 'press-pictures',
  table: pressPictures,
  search: ['caption', 'licence'],
  filters: { production_id: oneOf(pressPictures.production_id), person_id: oneOf(pressPictures.person_id), is_online: same(pressPictures.is_online) },
  orderings: { order: pressPictures.order, caption: pressPictures.sort_text, rights_until: pressPictures.rights_until },
  defaultOrdering: 'order',
  references: { image_id: images, production_id: productions, person_id: people },
}

export default pressPicturesResource
