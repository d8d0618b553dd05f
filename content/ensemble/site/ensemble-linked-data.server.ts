import type { MusicGroup } from 'schema-dts'
import { firstDescription, imageObject, type LinkedDataContext, thingId } from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Ensemble } from '../endpoints.ts'

export function ensembleLinkedData(ensemble: Ensemble, about: LinkedDataContext): MusicGroup {
  return {
    '@type': 'MusicGroup',
    '@id': thingId(about, 'ensemble', ensemble.id),
    name: ensemble.name,
    ...firstDescription(ensemble.text),
    url: about.origin + ensemble.url,
    ...imageObject(about, ensemble),
    parentOrganization: organisationStub(about, 'school'),
  }
}
