import type { MusicGroup } from 'schema-dts'
import { firstDescription, imageObject, type LinkedDataContext, thingId } from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Ensemble } from '../endpoints.ts'

export function ensembleLinkedData(ensemble: Ensemble, context: LinkedDataContext): MusicGroup {
  return {
    '@type': 'MusicGroup',
    '@id': thingId(context, 'ensemble', ensemble.id),
    name: ensemble.name,
    ...firstDescription(ensemble.text),
    url: context.origin + ensemble.url,
    ...imageObject(context, ensemble),
    parentOrganization: organisationStub(context, 'school'),
  }
}
