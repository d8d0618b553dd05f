import { getPagePublication, publish, takeBackPublication } from '#contract/publications.ts'
import { env } from '#server/env.ts'
import { getPagePublication as publicationOf } from '#server/services/publications/page-publication.ts'
import * as publishing from '#server/services/publications/publish.ts'
import { type Api, implement, type Registry } from './implement.ts'

/** Publishing pages, where the house has drafts. */
export function publicationsApi(api: Api, registry: Registry): void {
  if (!env.versioning) return
  const on = implement(api, registry)
  on(getPagePublication, (deps, { query }) => publicationOf(deps, query))
  on(publish, (deps, { body }) => publishing.publish(deps, body))
  on(takeBackPublication, (deps, { params }) => publishing.takeBack(deps, params.id))
}
