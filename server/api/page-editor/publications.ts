import { createRelease, deleteRelease, getRelease, listReleases, updateRelease } from '#contract/admin/releases.ts'
import {
  cancelPublication,
  discardDraft,
  getPagePublication,
  publish,
  savePageTexts,
} from '#contract/page/publications.ts'
import * as discarding from '#server/services/page-states/drafts/discard-draft.ts'
import * as pageTexts from '#server/services/page-states/drafts/page-texts.ts'
import { getPagePublication as publicationOf } from '#server/services/page-states/page-publication.ts'
import * as publishing from '#server/services/page-states/publish.ts'
import * as releases from '#server/services/page-states/releases.ts'
import type { TypeApi } from '../define-api.ts'
import { toPaged } from '../paged.ts'

export const publicationsApi: TypeApi = (on, { origin }) => {
  on(getPagePublication, (deps, { query }) => publicationOf(deps, query))
  on(publish, (deps, { body }) => publishing.publish(deps, body))
  on(savePageTexts, (deps, { body: { texts, ...owner } }) => pageTexts.savePageTexts(deps, { owner, texts }))
  on(discardDraft, (deps, { body }) => discarding.discardDraft(deps, body))
  on(cancelPublication, (deps, { params }) => publishing.cancelPublication(deps, params.id))

  on(listReleases, async (deps, { query }, c) => toPaged(c, origin, await releases.listReleases(deps, query)))
  on(createRelease, (deps, { body }) => releases.createRelease(deps, body))
  on(getRelease, (deps, { params }) => releases.getRelease(deps, params.id))
  on(updateRelease, (deps, { params, body }) => releases.updateRelease(deps, { ...body, id: params.id }))
  on(deleteRelease, (deps, { params }) => releases.deleteRelease(deps, params.id))
}
