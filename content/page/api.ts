import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '#contract/admin/preview-links.ts'
import {
  arrangePages,
  createPageFromPattern,
  getNav,
  getPage,
  getPreview,
  listPagePatterns,
} from '#contract/page/pages.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import * as previews from './preview/preview-links.server.ts'
import * as pages from './service.ts'
import { arrangePages as movePages } from './tree/arrange.server.ts'
import { getNav as buildNav } from './tree/nav.server.ts'
import { createFromPattern, listPatterns } from './tree/new-page.server.ts'

const api: TypeApi = (on) => {
  on(getPage, (deps, { params }) => pages.getPage(deps, params.path))
  on(getNav, (deps, { query }) => buildNav(deps, query.variant ?? 'orchestra'))
  on(getPreview, (deps, { params }) => previews.getPreview(deps, params.token))
  on(listPreviewLinks, (deps, { query }) => previews.listPreviewLinks(deps, query))
  on(createPreviewLink, (deps, { body }) => previews.createPreviewLink(deps, body))
  on(revokePreviewLink, (deps, { params }) => previews.revokePreviewLink(deps, params.id))
  on(listPagePatterns, listPatterns)
  on(createPageFromPattern, (deps, { body }) => createFromPattern(deps, body))
  on(arrangePages, (deps, { body }) => movePages(deps, body.moves))
}

export default api
