import type { ResourceName } from '#content/define.ts'
import { coursesResource } from './courses.ts'
import type { ResourceDefinition } from './definition.ts'
import { composersResource, eventDatesResource, productionsResource, venuesResource, worksResource } from './events.ts'
import { colorsResource, faqResource, instrumentsResource, locationsResource, namedResources, stageResources } from './lookups.ts'
import { filesResource, imagesResource, redirectsResource } from './media.ts'
import { newsResource } from './news.ts'
import { pagesResource } from './pages.ts'
import { peopleResource } from './people.ts'

export const resources: readonly ResourceDefinition[] = [
  productionsResource,
  eventDatesResource,
  ...namedResources,
  venuesResource,
  composersResource,
  worksResource,
  peopleResource,
  coursesResource,
  instrumentsResource,
  locationsResource,
  colorsResource,
  newsResource,
  faqResource,
  ...stageResources,
  pagesResource,
  redirectsResource,
  imagesResource,
  filesResource,
]

export function resourceNamed(name: ResourceName): ResourceDefinition {
  const found = resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`no resource ${name}`)
  return found
}
